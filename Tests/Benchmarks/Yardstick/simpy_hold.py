"""The hold model in SimPy: python3 simpy_hold.py PENDING COUNT prints nanoseconds of CPU time per event."""

import random
import sys
import time

import simpy


def hold(pending, count):
    environment = simpy.Environment()
    chance = random.Random(1)
    left = [pending + count]

    def process():
        while True:
            yield environment.timeout(chance.getrandbits(30))
            left[0] -= 1

    for _ in range(pending):
        environment.process(process())
    for _ in range(pending):
        environment.step()
    left[0] = count
    start = time.process_time()
    while left[0] > 0:
        environment.step()
    return (time.process_time() - start) / count * 1e9


print(hold(int(sys.argv[1]), int(sys.argv[2])))
