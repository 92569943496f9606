# SPDX-License-Identifier: GPL-3.0-or-later
"""Ed25519 signatures (RFC 8032) for check_posts.py, as strict as libsodium: no point of small order, S below L."""
import hashlib
P, L = 2 ** 255 - 19, 2 ** 252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0])
    c, d = 2 * p[3] * q[3] * D, 2 * p[2] * q[2]
    return (b - a) * (d - c) % P, (d + c) * (b + a) % P, (d - c) * (d + c) % P, (b - a) * (b + a) % P


def times(n, p):
    total = (0, 1, 1, 0)
    for bit in bin(n)[2:]:
        total = add(add(total, total), p) if bit == "1" else add(total, total)
    return total


def point(data):
    y, odd = int.from_bytes(data, "little") % 2 ** 255, data[31] >> 7
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if x * x % P == square else x * pow(2, (P - 1) // 4, P) % P
    x = x if x % 2 == odd else P - x
    if x * x % P != square or y >= P or times(8, (x, y, 1, x * y % P))[0] == 0:  # also points of small order
        raise ValueError("not a point")
    return x, y, 1, x * y % P


BASE = point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def is_valid(signature, message, key):
    s, k = (int.from_bytes(data, "little") for data in (
        signature[32:], hashlib.sha512(signature[:32] + key + message).digest()))
    try:
        left, right = times(s, BASE), add(point(signature[:32]), times(k % L, point(key)))
    except ValueError:
        return False
    return s < L and all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))
