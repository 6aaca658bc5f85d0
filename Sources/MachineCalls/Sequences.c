#include "Launch.h"

// Numbers that follow from a seed. The C library has one state for a program; here each launch of an app has its own, which
// begins as that of a new process does.

const size_t vigil_sequences_size = sizeof(struct launch);

static struct sequences *own(void) {
    struct launch *launch = vigil_launch();
    struct sequences *own = launch != NULL ? &launch->sequences : NULL;
    if (own != NULL && !own->is_begun) {
        own->is_begun = true;
        initstate_r(1, own->words, sizeof own->words, &own->random);
    }
    return own;
}

static long next_random(struct sequences *own) {
    int32_t number = 0;
    random_r(&own->random, &number);
    return number;
}

void srandom(unsigned int seed) {
    NEXT(srandom);
    struct sequences *state = own();
    if (state != NULL) srandom_r(seed, &state->random); else next(seed);
}

long random(void) {
    NEXT(random);
    struct sequences *state = own();
    return state != NULL ? next_random(state) : next();
}

void srand(unsigned int seed) {
    NEXT(srand);
    struct sequences *state = own();
    if (state != NULL) srandom_r(seed, &state->random); else next(seed);
}

int rand(void) {
    NEXT(rand);
    struct sequences *state = own();
    return state != NULL ? (int)next_random(state) : next();
}

void srand48(long seed) {
    NEXT(srand48);
    struct sequences *state = own();
    if (state != NULL) srand48_r(seed, &state->drand48); else next(seed);
}

double drand48(void) {
    NEXT(drand48);
    struct sequences *state = own();
    double number = 0;
    if (state == NULL) return next();
    drand48_r(&state->drand48, &number);
    return number;
}

long lrand48(void) {
    NEXT(lrand48);
    struct sequences *state = own();
    long number = 0;
    if (state == NULL) return next();
    lrand48_r(&state->drand48, &number);
    return number;
}

long mrand48(void) {
    NEXT(mrand48);
    struct sequences *state = own();
    long number = 0;
    if (state == NULL) return next();
    mrand48_r(&state->drand48, &number);
    return number;
}
