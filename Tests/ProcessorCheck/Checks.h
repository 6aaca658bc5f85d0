#ifndef CHECKS_H
#define CHECKS_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CVigilProcessor.h"
#include "ProcessorInC.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/// A check: it returns at the first thing that is not so, and says which.
typedef const char *check(void);

/// Adds one.
void add_check(const char *sentence, check *check);

/// Said by a check that can show nothing on this system, and why.
extern const char *left_out;

#define CHECK(name, sentence) \
    static const char *name(void); \
    __attribute__((constructor)) static void add_##name(void) { add_check(sentence, name); } \
    static const char *name(void)

#define EXPECT(condition) \
    if (!(condition)) return #condition

#endif
