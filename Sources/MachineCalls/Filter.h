#ifndef FILTER_H
#define FILTER_H

#include <linux/filter.h>

enum { filter_size = 512 };

/// A program that the kernel asks at each of its calls.
struct filter {
    struct sock_filter code[filter_size];
    unsigned short count;
};

/// Makes the one that hands over what may reach the computer.
void vigil_make_filter(struct filter *filter) __attribute__((visibility("hidden")));

#endif
