#ifndef WAITER_IN_C_H
#define WAITER_IN_C_H

#ifdef __cplusplus
extern "C" {
#endif

/// How long an answer is at most.
enum { waiter_answer_size = 256 };

/// How many rows there are.
int waiter_rows(void);

/// What a row is called, by its number.
const char *_Nonnull waiter_name(int number);

/// What a row answers where threads and time are a phone's; behind `!` a part of what is found.
const char *_Nonnull waiter_wanted(int number);

/// Plays a row on a thread of its own, and hands over its answer.
void waiter_play(int number, void (*_Nonnull tell)(int number, const char *_Nonnull answer));

#ifdef __cplusplus
}
#endif

#endif
