#include "Checks.h"

// Tries all that depends on the kind of processor, and says of each sentence whether it is so.

enum { checks_at_most = 64 };

static struct {
    const char *sentence;
    check *check;
} checks[checks_at_most];
static int check_count = 0;

void add_check(const char *sentence, check *check) {
    checks[check_count].sentence = sentence;
    checks[check_count++].check = check;
}

const char *left_out = NULL;

int main(void) {
    int wrong = 0, skipped = 0;
    for (int number = 0; number < check_count; number++) {
        left_out = NULL;
        const char *sentence = checks[number].sentence, *complaint = checks[number].check();
        if (complaint != NULL) wrong += 1, printf("not so: %s: %s\n", sentence, complaint);
        else if (left_out != NULL) skipped += 1, printf("not tried: %s: %s\n", sentence, left_out);
        else printf("so: %s\n", sentence);
        fflush(stdout);
    }
    printf("%d passed, %d failed, %d skipped\n", check_count - wrong - skipped, wrong, skipped);
    return wrong == 0 ? 0 : 1;
}
