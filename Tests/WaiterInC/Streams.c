#include "Rows.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <syslog.h>
#include <unistd.h>

// Streams of C on pipes, which wait for what another thread of the app writes; and pipes with a name.

static void write_line(void *file) {
    if (write(*(int *)file, "a line\nb", 8) != 8) abort();
}

static void write_number(void *file) {
    if (write(*(int *)file, "42 ", 3) != 3) abort();
}

static void close_it(void *file) { close(*(int *)file); }

#define STREAM \
    int ends[2]; \
    if (pipe(ends) != 0) abort(); \
    FILE *stream = fdopen(ends[0], "r")

#define CLOSE fclose(stream), close(ends[1])

ROW(fgets_pipe, "fgets waits for the thread that writes, and leaves the rest", "a line in 1.0, then b in 1.0") {
    STREAM;
    char line[20] = "";
    pthread_t other = later(1, write_line, &ends[1]);
    double begin = uptime();
    if (fgets(line, sizeof line, stream) != NULL) line[6] = 0;
    SAY("%s in %.1f", line, uptime() - begin);
    int next = getc(stream);
    SAY(", then %c in %.1f", next, uptime() - begin);
    end(other);
    CLOSE;
}

ROW(fgets_two, "fgets waits on where a line comes in two parts", "42 a line in 2.0") {
    STREAM;
    char line[20] = "";
    pthread_t one = later(1, write_number, &ends[1]), two = later(2, write_line, &ends[1]);
    double begin = uptime();
    if (fgets(line, sizeof line, stream) != NULL) line[9] = 0;
    SAY("%s in %.1f", line, uptime() - begin);
    end(one), end(two);
    CLOSE;
}

ROW(fread_pipe, "fread waits until it has all", "11 in 2.0") {
    STREAM;
    char bytes[11];
    pthread_t one = later(1, write_number, &ends[1]), two = later(2, write_line, &ends[1]);
    TIMED(fread(bytes, 1, sizeof bytes, stream));
    end(one), end(two);
    CLOSE;
}

ROW(fread_end, "fread gives what there is where the other end is closed", "3 in 2.0, end") {
    STREAM;
    char bytes[11];
    pthread_t one = later(1, write_number, &ends[1]), two = later(2, close_it, &ends[1]);
    TIMED(fread(bytes, 1, sizeof bytes, stream));
    SAY(", %s", feof(stream) && !ferror(stream) ? "end" : "no end");
    end(one), end(two);
    fclose(stream);
}

ROW(getc_pipe, "getc waits for the thread that writes", "97 in 1.0") {
    STREAM;
    pthread_t other = later(1, write_line, &ends[1]);
    TIMED(getc(stream));
    end(other);
    CLOSE;
}

ROW(getline_pipe, "getline waits for the thread that writes", "7 in 1.0") {
    STREAM;
    char *line = NULL;
    size_t room = 0;
    pthread_t other = later(1, write_line, &ends[1]);
    TIMED(getline(&line, &room, stream));
    free(line);
    end(other);
    CLOSE;
}

ROW(fscanf_pipe, "fscanf waits for the thread that writes, and gives back what it does not use", "1 in 1.0, 42, then 32") {
    STREAM;
    int number = 0;
    pthread_t other = later(1, write_number, &ends[1]);
    TIMED(fscanf(stream, "%d", &number));
    SAY(", %d, then %d", number, getc(stream));
    end(other);
    CLOSE;
}

ROW(fgets_alone, "fgets waits without an end where nobody writes", "") {
    STREAM;
    char line[20];
    SAY("%s", fgets(line, sizeof line, stream));
    CLOSE;
}

// Pipes with a name.

static const char *make_pipe(char *path, const char *name) {
    snprintf(path, 400, "%s/%s", getenv("TMPDIR"), name);
    if (mkfifo(path, 0600) != 0) abort();
    return path;
}

static void open_to_write(void *path) {
    int file = open(path, O_WRONLY);
    write_line(&file);
    close(file);
}

static void open_to_read(void *path) { close(open(path, O_RDONLY)); }

ROW(pipe_reader, "open of a pipe to read waits for the thread that opens it to write", "1 in 1.0, 8 bytes") {
    char path[400], bytes[20];
    int file = -1;
    pthread_t other = later(1, open_to_write, (void *)make_pipe(path, "reader"));
    TIMED((file = open(path, O_RDONLY)) >= 0);
    SAY(", %ld bytes", (long)read(file, bytes, sizeof bytes));
    end(other);
    close(file);
}

ROW(pipe_writer, "open of a pipe to write waits for the thread that opens it to read", "1 in 1.0") {
    char path[400];
    int file = -1;
    pthread_t other = later(1, open_to_read, (void *)make_pipe(path, "writer"));
    TIMED((file = open(path, O_WRONLY)) >= 0);
    end(other);
    close(file);
}

ROW(pipe_stream, "fopen of a pipe waits for the thread that opens it, and reads it", "1 in 1.0, a line") {
    char path[400], line[20] = "";
    FILE *stream = NULL;
    pthread_t other = later(1, open_to_write, (void *)make_pipe(path, "stream"));
    TIMED((stream = fopen(path, "r")) != NULL);
    if (fgets(line, sizeof line, stream) != NULL) line[6] = 0;
    SAY(", %s", line);
    end(other);
    fclose(stream);
}

ROW(pipe_none, "open of a pipe that is not to wait does not", "-1 in 0.0, No such device or address") {
    char path[400];
    TIMED(open(make_pipe(path, "none"), O_WRONLY | O_NONBLOCK));
    SAY(", %s", name_of(errno));
}

ROW(pipe_alone, "open of a pipe waits without an end where nobody opens the other", "") {
    char path[400];
    SAY("%d", open(make_pipe(path, "alone"), O_RDONLY));
}

static void reopen_to_write(void *path) {
    FILE *stream = freopen(path, "w", fopen("/dev/null", "w"));
    fputs("a line\n", stream);
    fclose(stream);
}

ROW(pipe_reopen, "freopen of a pipe waits for the thread that opens the other end", "a line in 1.0") {
    char path[400], line[20] = "";
    double begin = uptime();
    pthread_t other = later(1, reopen_to_write, (void *)make_pipe(path, "again"));
    FILE *stream = freopen(path, "r", fopen("/dev/null", "r"));
    if (fgets(line, sizeof line, stream) != NULL) line[6] = 0;
    SAY("%s in %.1f", line, uptime() - begin);
    end(other);
    fclose(stream);
}

// Streams on pipes that are full, until another thread of the app reads.

enum { much = 300000 };

static void read_all(void *file) {
    static char bytes[4096];
    while (read(*(int *)file, bytes, sizeof bytes) > 0) {}
}

#define FULL(row, call, name, wanted) \
    ROW(row, name, wanted) { \
        int ends[2]; \
        if (pipe(ends) != 0) abort(); \
        FILE *stream = fdopen(ends[1], "w"); \
        char *bytes = malloc(much + 1); \
        memset(bytes, 'x', much); \
        bytes[much] = 0; \
        pthread_t other = later(1, read_all, &ends[0]); \
        TIMED(call); \
        fclose(stream); \
        end(other); \
        close(ends[0]); \
        free(bytes); \
    }

FULL(fwrite_full, fwrite(bytes, 1, much, stream), "fwrite to a full pipe waits for the thread that reads", "300000 in 1.0")
FULL(fputs_full, fputs(bytes, stream) >= 0, "fputs to a full pipe waits", "1 in 1.0")
FULL(fprintf_full, fprintf(stream, "%s!", bytes), "fprintf to a full pipe waits", "300001 in 1.0")

FULL(dprintf_full, dprintf(ends[1], "%s", bytes), "dprintf to a full pipe waits", "300000 in 1.0")

static long put_all(FILE *stream) {
    long count = 0;
    while (count < much && putc('x', stream) == 'x') count += 1;
    return count;
}

FULL(putc_full, put_all(stream), "putc to a full pipe waits", "300000 in 1.0")

static long fill_and_flush(FILE *stream, int file) {
    char bytes[4096] = "";
    fputs("a rest", stream);
    for (int count = 0; count < 16; count++) {
        if (write(file, bytes, sizeof bytes) != sizeof bytes) return -2;
    }
    return fflush(stream);
}

FULL(fflush_full, fill_and_flush(stream, ends[1]), "fflush to a full pipe waits", "0 in 1.0")

ROW(system_log, "syslog writes a line as the standard error gets one", "a line of 7") {
    int ends[2], before = dup(STDERR_FILENO);
    char bytes[40] = "";
    if (pipe(ends) != 0) abort();
    dup2(ends[1], STDERR_FILENO);
    syslog(LOG_INFO, "a line of %d", 7);
    dup2(before, STDERR_FILENO);
    if (read(ends[0], bytes, sizeof bytes - 1) > 0) bytes[strcspn(bytes, "\n")] = 0;
    SAY("%s", bytes);
    close(before), close(ends[0]), close(ends[1]);
}
