#include "Watch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Files that the C library makes in the folder for those that are soon not needed. An app's is its own, as `TMPDIR` says: the C
// library would look into its own folder, or ask itself for the variable.

static const char *folder_of_app(void) { return vigil_is_watched() ? vigil_watcher.variable("TMPDIR") : NULL; }

/// Makes a file without a name, and tells which it might have had.
static int make(char path[PATH_MAX], const char *folder, const char *beginning) {
    snprintf(path, PATH_MAX, "%s%.5sXXXXXX", folder, beginning);
    int file = mkstemp(path);
    if (file >= 0) unlink(path);
    return file;
}

#define TEMPORARY(name) \
    FILE *name(void) { \
        NEXT(name); \
        const char *folder = folder_of_app(); \
        if (folder == NULL) return next(); \
        char path[PATH_MAX]; \
        int file = make(path, folder, "tmp."); \
        return file >= 0 ? fdopen(file, "w+") : NULL; \
    }

TEMPORARY(tmpfile)
TEMPORARY(tmpfile64)

/// The variable stands before the folder that is asked for.
char *tempnam(const char *folder, const char *beginning) {
    NEXT(tempnam);
    const char *own = folder_of_app();
    if (own == NULL) return next(folder, beginning);
    char path[PATH_MAX];
    int file = make(path, own, beginning != NULL ? beginning : "tmp.");
    if (file < 0) return NULL;
    close(file);
    return strdup(path);
}
