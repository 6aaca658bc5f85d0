#include "Rows.h"

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/uio.h>
#include <unistd.h>

// Waits for open files: those that time out, and those that another thread of the app ends.

static void write_one(void *file) {
    if (write(*(int *)file, "x", 1) != 1) abort();
}

static void close_it(void *file) { close(*(int *)file); }

static struct pollfd reading(int file) { return (struct pollfd){file, POLLIN, 0}; }

#define PIPE \
    int ends[2]; \
    if (pipe(ends) != 0) abort()

#define CLOSE_PIPE close(ends[0]), close(ends[1])

ROW(poll_nothing, "poll of nothing takes its time", "0 in 2.0") { TIMED(poll(NULL, 0, 2000)); }

ROW(poll_time, "poll of an empty pipe times out", "0 in 1.5") {
    PIPE;
    struct pollfd one = reading(ends[0]);
    TIMED(poll(&one, 1, 1500));
    CLOSE_PIPE;
}

ROW(poll_now, "poll without a time does not wait", "0 in 0.0") {
    PIPE;
    struct pollfd one = reading(ends[0]);
    TIMED(poll(&one, 1, 0));
    CLOSE_PIPE;
}

ROW(poll_served, "poll is ended by a thread that writes", "1 in 1.0, 1") {
    PIPE;
    struct pollfd one = reading(ends[0]);
    pthread_t other = later(1, write_one, &ends[1]);
    TIMED(poll(&one, 1, 5000));
    SAY(", %d", one.revents);
    end(other);
    CLOSE_PIPE;
}

ROW(poll_forever, "poll without an end is ended by a thread that writes", "1 in 2.5") {
    PIPE;
    struct pollfd one = reading(ends[0]);
    pthread_t other = later(2.5, write_one, &ends[1]);
    TIMED(poll(&one, 1, -1));
    end(other);
    CLOSE_PIPE;
}

ROW(poll_closed, "poll is ended by a thread that closes the other end", "1 in 1.0, 16") {
    PIPE;
    struct pollfd one = reading(ends[0]);
    pthread_t other = later(1, close_it, &ends[1]);
    TIMED(poll(&one, 1, -1));
    SAY(", %d", one.revents);
    end(other);
    close(ends[0]);
}

ROW(ppoll_time, "ppoll times out", "0 in 0.3") {
    PIPE;
    struct pollfd one = reading(ends[0]);
    struct timespec time = for_seconds(0.3);
    TIMED(ppoll(&one, 1, &time, NULL));
    CLOSE_PIPE;
}

ROW(ppoll_served, "ppoll is ended by a thread that writes", "1 in 0.7") {
    PIPE;
    struct pollfd one = reading(ends[0]);
    pthread_t other = later(0.7, write_one, &ends[1]);
    TIMED(ppoll(&one, 1, NULL, NULL));
    end(other);
    CLOSE_PIPE;
}

ROW(select_sleep, "select of nothing is a sleep, and leaves no time", "0 in 1.2, 0") {
    struct timeval time = {1, 200000};
    TIMED(select(0, NULL, NULL, NULL, &time));
    SAY(", %ld", (long)(time.tv_sec + time.tv_usec));
}

ROW(select_time, "select times out and empties its set", "0 in 2.0, 0") {
    PIPE;
    fd_set set;
    FD_ZERO(&set);
    FD_SET(ends[0], &set);
    struct timeval time = {2, 0};
    TIMED(select(ends[0] + 1, &set, NULL, NULL, &time));
    SAY(", %d", FD_ISSET(ends[0], &set) != 0);
    CLOSE_PIPE;
}

ROW(select_served, "select is ended by a thread that writes, and tells the rest of the time", "1 in 1.0, 1, 2.0 left") {
    PIPE;
    fd_set set;
    FD_ZERO(&set);
    FD_SET(ends[0], &set);
    struct timeval time = {3, 0};
    pthread_t other = later(1, write_one, &ends[1]);
    TIMED(select(ends[0] + 1, &set, NULL, NULL, &time));
    SAY(", %d, %.1f left", FD_ISSET(ends[0], &set) != 0, (double)time.tv_sec + (double)time.tv_usec / 1e6);
    end(other);
    CLOSE_PIPE;
}

ROW(select_writable, "select of what can be written does not wait", "1 in 0.0") {
    PIPE;
    fd_set set;
    FD_ZERO(&set);
    FD_SET(ends[1], &set);
    TIMED(select(ends[1] + 1, NULL, &set, NULL, NULL));
    CLOSE_PIPE;
}

ROW(pselect_time, "pselect times out", "0 in 0.4") {
    struct timespec time = for_seconds(0.4);
    TIMED(pselect(0, NULL, NULL, NULL, &time, NULL));
}

ROW(pselect_served, "pselect is ended by a thread that writes", "1 in 0.5") {
    PIPE;
    fd_set set;
    FD_ZERO(&set);
    FD_SET(ends[0], &set);
    pthread_t other = later(0.5, write_one, &ends[1]);
    TIMED(pselect(ends[0] + 1, &set, NULL, NULL, NULL, NULL));
    end(other);
    CLOSE_PIPE;
}

static int queue_of(int file) {
    int queue = epoll_create1(0);
    struct epoll_event event = {.events = EPOLLIN, .data.fd = file};
    epoll_ctl(queue, EPOLL_CTL_ADD, file, &event);
    return queue;
}

ROW(epoll_time, "epoll_wait times out", "0 in 2.0") {
    PIPE;
    int queue = queue_of(ends[0]);
    struct epoll_event event;
    TIMED(epoll_wait(queue, &event, 1, 2000));
    close(queue);
    CLOSE_PIPE;
}

ROW(epoll_served, "epoll_wait is ended by a thread that writes", "1 in 1.0, right") {
    PIPE;
    int queue = queue_of(ends[0]);
    struct epoll_event event;
    pthread_t other = later(1, write_one, &ends[1]);
    TIMED(epoll_wait(queue, &event, 1, -1));
    SAY(", %s", event.data.fd == ends[0] ? "right" : "wrong");
    end(other);
    close(queue);
    CLOSE_PIPE;
}

ROW(epoll_pwait_time, "epoll_pwait times out", "0 in 0.6") {
    int queue = epoll_create1(0);
    struct epoll_event event;
    TIMED(epoll_pwait(queue, &event, 1, 600, NULL));
    close(queue);
}

ROW(epoll_pwait2_time, "epoll_pwait2 times out", "0 in 0.2") {
    int queue = epoll_create1(0);
    struct epoll_event event;
    struct timespec time = for_seconds(0.2);
    TIMED(epoll_pwait2(queue, &event, 1, &time, NULL));
    close(queue);
}

ROW(read_pipe, "read of a pipe waits for the thread that writes", "1 in 1.0") {
    PIPE;
    char byte;
    pthread_t other = later(1, write_one, &ends[1]);
    TIMED(read(ends[0], &byte, 1));
    end(other);
    CLOSE_PIPE;
}

ROW(read_end, "read of a pipe ends where a thread closes the other end", "0 in 1.0") {
    PIPE;
    char byte;
    pthread_t other = later(1, close_it, &ends[1]);
    TIMED(read(ends[0], &byte, 1));
    end(other);
    close(ends[0]);
}

ROW(read_none, "read of a pipe that is not to wait does not", "-1 in 0.0, again") {
    int ends[2];
    if (pipe2(ends, O_NONBLOCK) != 0) abort();
    char byte;
    TIMED(read(ends[0], &byte, 1));
    SAY(", %s", name_of(errno));
    CLOSE_PIPE;
}

ROW(readv_pipe, "readv of a pipe waits for the thread that writes", "1 in 1.0") {
    PIPE;
    char byte;
    struct iovec part = {&byte, 1};
    pthread_t other = later(1, write_one, &ends[1]);
    TIMED(readv(ends[0], &part, 1));
    end(other);
    CLOSE_PIPE;
}

static void drain(void *file) {
    char bytes[4096];
    long all = 0;
    while (all < 200000) all += read(*(int *)file, bytes, sizeof bytes);
}

ROW(write_full, "write to a full pipe waits for the thread that reads", "200000 in 1.0") {
    PIPE;
    char *bytes = calloc(200000, 1);
    pthread_t other = later(1, drain, &ends[0]);
    TIMED(write(ends[1], bytes, 200000));
    end(other);
    free(bytes);
    CLOSE_PIPE;
}

ROW(self_pipe, "a self-pipe wakes its loop as often as it is written to", "3 turns in 3.0") {
    PIPE;
    int turns = 0;
    double begin = uptime();
    for (char byte; turns < 3; turns++) {
        pthread_t other = later(1, write_one, &ends[1]);
        if (read(ends[0], &byte, 1) != 1) break;
        end(other);
    }
    SAY("%d turns in %.1f", turns, uptime() - begin);
    CLOSE_PIPE;
}

static void add_seven(void *file) { eventfd_write(*(int *)file, 7); }

ROW(eventfd_pipe, "read of an eventfd waits for the thread that adds to it", "8 in 1.0, 7") {
    int file = eventfd(0, 0);
    unsigned long value = 0;
    pthread_t other = later(1, add_seven, &file);
    TIMED(read(file, &value, sizeof value));
    SAY(", %lu", value);
    end(other);
    close(file);
}

ROW(eventfd_function, "eventfd_read waits for the thread that adds to it", "0 in 1.0, 7") {
    int file = eventfd(0, 0);
    eventfd_t value = 0;
    pthread_t other = later(1, add_seven, &file);
    TIMED(eventfd_read(file, &value));
    SAY(", %lu", (unsigned long)value);
    end(other);
    close(file);
}

ROW(eventfd_poll, "poll of an eventfd is ended by the thread that adds to it", "1 in 0.5") {
    int file = eventfd(0, EFD_NONBLOCK);
    struct pollfd one = reading(file);
    pthread_t other = later(0.5, add_seven, &file);
    TIMED(poll(&one, 1, 9000));
    end(other);
    close(file);
}

ROW(wakes_in_order, "two threads read one byte each, in the order in which they began", "1 at 1.0, 1 at 2.0") {
    PIPE;
    char bytes[2];
    double begin = uptime();
    pthread_t one = later(1, write_one, &ends[1]), two = later(2, write_one, &ends[1]);
    for (int number = 0; number < 2; number++) {
        long count = read(ends[0], &bytes[number], 1);
        SAY("%s%ld at %.1f", number > 0 ? ", " : "", count, uptime() - begin);
    }
    end(one), end(two);
    CLOSE_PIPE;
}
