#include "Rows.h"

#include <atomic>
#include <barrier>
#include <chrono>
#include <condition_variable>
#include <future>
#include <latch>
#include <mutex>
#include <random>
#include <semaphore>
#include <shared_mutex>
#include <stop_token>
#include <thread>
#include <vector>

// The library of C++: threads, locks, conditions, futures, atomics.

using namespace std::chrono_literals;

namespace {

void nap(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

/// A thread that is there before `main`, as that of a library's static object.
struct Early {
    std::mutex lock;
    std::condition_variable change;
    bool isOver = false;
    int served = 0;
    std::thread thread{[this] {
        std::unique_lock held(lock);
        while (!isOver) {
            change.wait(held);
            served += 1;
        }
    }};

    ~Early() {
        { std::lock_guard held(lock); isOver = true; }
        change.notify_all();
        thread.join();
    }
};

Early early;

}

ROW(early_row, "a thread that C++ begins before main runs, and ends", "runs") { SAY("%s", early.thread.joinable() ? "runs" : "none"); }

ROW(cpp_random, "std::random_device is the phone's chance: the same at each run", "2428198351") {
    std::random_device device;
    SAY("%u", device());
}

ROW(cpp_thread, "std::thread is a thread of the app", "3 in 1.0") {
    double begin = uptime();
    int value = 0;
    std::thread other([&] { nap(1); value = 3; });
    other.join();
    SAY("%d in %.1f", value, uptime() - begin);
}

ROW(cpp_jthread, "std::jthread is asked to stop", "stopped in 1.0") {
    double begin = uptime();
    {
        std::jthread other([](std::stop_token token) { while (!token.stop_requested()) nap(0.1); });
        nap(1);
    }
    SAY("stopped in %.1f", uptime() - begin);
}

ROW(cpp_sleep, "std::this_thread::sleep_until takes its time", "1.5") {
    double begin = uptime();
    std::this_thread::sleep_until(std::chrono::steady_clock::now() + 1500ms);
    SAY("%.1f", uptime() - begin);
}

ROW(cpp_clocks, "the clocks of C++ go on in a sleep", "2.0 2.0") {
    auto date = std::chrono::system_clock::now();
    auto steady = std::chrono::steady_clock::now();
    nap(2);
    SAY("%.1f ", std::chrono::duration<double>(std::chrono::system_clock::now() - date).count());
    SAY("%.1f", std::chrono::duration<double>(std::chrono::steady_clock::now() - steady).count());
}

ROW(cpp_wait_for, "std::condition_variable::wait_for times out", "timeout in 2.0") {
    std::mutex lock;
    std::condition_variable condition;
    std::unique_lock held(lock);
    double begin = uptime();
    bool isOver = condition.wait_for(held, 2s) == std::cv_status::timeout;
    SAY("%s in %.1f", isOver ? "timeout" : "no_timeout", uptime() - begin);
}

ROW(cpp_wait_until, "std::condition_variable::wait_until a date times out", "timeout in 1.0") {
    std::mutex lock;
    std::condition_variable condition;
    std::unique_lock held(lock);
    double begin = uptime();
    bool isOver = condition.wait_until(held, std::chrono::system_clock::now() + 1s) == std::cv_status::timeout;
    SAY("%s in %.1f", isOver ? "timeout" : "no_timeout", uptime() - begin);
}

ROW(cpp_notify, "std::condition_variable::wait_for is ended by a notification", "true in 1.0") {
    std::mutex lock;
    std::condition_variable condition;
    bool isReady = false;
    std::thread other([&] {
        nap(1);
        { std::lock_guard held(lock); isReady = true; }
        condition.notify_one();
    });
    double begin = uptime();
    {
        std::unique_lock held(lock);
        bool got = condition.wait_for(held, 5s, [&] { return isReady; });
        SAY("%s in %.1f", got ? "true" : "false", uptime() - begin);
    }
    other.join();
}

ROW(cpp_any, "std::condition_variable_any::wait_for times out", "timeout in 0.5") {
    std::shared_mutex lock;
    std::condition_variable_any condition;
    std::shared_lock held(lock);
    double begin = uptime();
    bool isOver = condition.wait_for(held, 500ms) == std::cv_status::timeout;
    SAY("%s in %.1f", isOver ? "timeout" : "no_timeout", uptime() - begin);
}

ROW(cpp_future_time, "std::future::wait_for times out", "timeout in 1.0") {
    std::promise<int> promise;
    auto future = promise.get_future();
    double begin = uptime();
    bool isOver = future.wait_for(1s) == std::future_status::timeout;
    SAY("%s in %.1f", isOver ? "timeout" : "ready", uptime() - begin);
}

ROW(cpp_future_until, "std::future::wait_until a date times out", "timeout in 1.0") {
    std::promise<int> promise;
    auto future = promise.get_future();
    double begin = uptime();
    bool isOver = future.wait_until(std::chrono::system_clock::now() + 1s) == std::future_status::timeout;
    SAY("%s in %.1f", isOver ? "timeout" : "ready", uptime() - begin);
}

ROW(cpp_future, "std::future::wait_for is ended by its value", "ready in 1.0, 7") {
    std::promise<int> promise;
    auto future = promise.get_future();
    std::thread other([&] { nap(1); promise.set_value(7); });
    double begin = uptime();
    bool isReady = future.wait_for(5s) == std::future_status::ready;
    SAY("%s in %.1f", isReady ? "ready" : "timeout", uptime() - begin);
    SAY(", %d", future.get());
    other.join();
}

ROW(cpp_async, "std::async runs on a thread of the app", "5 in 2.0") {
    double begin = uptime();
    auto future = std::async(std::launch::async, [] { nap(2); return 5; });
    int value = future.get();
    SAY("%d in %.1f", value, uptime() - begin);
}

ROW(cpp_task, "std::packaged_task hands its value over", "9 in 1.0") {
    std::packaged_task<int()> task([] { nap(1); return 9; });
    auto future = task.get_future();
    double begin = uptime();
    std::thread other(std::move(task));
    int value = future.get();
    SAY("%d in %.1f", value, uptime() - begin);
    other.join();
}

ROW(cpp_timed_mutex, "std::timed_mutex::try_lock_for times out", "false in 1.0") {
    std::timed_mutex lock;
    std::thread other([&] { lock.lock(); nap(3); lock.unlock(); });
    nap(0.5);
    double begin = uptime();
    bool got = lock.try_lock_for(1s);
    SAY("%s in %.1f", got ? "true" : "false", uptime() - begin);
    other.join();
}

ROW(cpp_timed_mutex_got, "std::timed_mutex::try_lock_until gets the lock", "true in 1.5") {
    std::timed_mutex lock;
    std::thread other([&] { lock.lock(); nap(2); lock.unlock(); });
    nap(0.5);
    double begin = uptime();
    bool got = lock.try_lock_until(std::chrono::system_clock::now() + 5s);
    SAY("%s in %.1f", got ? "true" : "false", uptime() - begin);
    if (got) lock.unlock();
    other.join();
}

ROW(cpp_shared_mutex, "std::shared_timed_mutex::try_lock_shared_for times out", "false in 1.0") {
    std::shared_timed_mutex lock;
    std::thread other([&] { lock.lock(); nap(3); lock.unlock(); });
    nap(0.5);
    double begin = uptime();
    bool got = lock.try_lock_shared_for(1s);
    SAY("%s in %.1f", got ? "true" : "false", uptime() - begin);
    other.join();
}

ROW(cpp_mutex, "std::mutex waits for its thread", "in 1.5") {
    std::mutex lock;
    std::thread other([&] { std::lock_guard held(lock); nap(2); });
    nap(0.5);
    double begin = uptime();
    { std::lock_guard held(lock); }
    SAY("in %.1f", uptime() - begin);
    other.join();
}

ROW(cpp_once, "std::call_once waits for the thread that does it", "in 1.0, 1 time") {
    static std::once_flag flag;
    static int times = 0;
    auto work = [] { nap(2); times += 1; };
    std::thread other([&] { std::call_once(flag, work); });
    nap(1);
    double begin = uptime();
    std::call_once(flag, work);
    SAY("in %.1f, %d time", uptime() - begin, times);
    other.join();
}

namespace {
struct Slow { int value; Slow() { nap(2); value = 4; } };
int slow() { static Slow slow; return slow.value; }
}

ROW(cpp_static, "a static variable waits for the thread that makes it", "4 in 1.0") {
    std::thread other([] { slow(); });
    nap(1);
    double begin = uptime();
    int value = slow();
    SAY("%d in %.1f", value, uptime() - begin);
    other.join();
}

ROW(cpp_semaphore, "std::counting_semaphore waits for a release", "in 1.0") {
    std::counting_semaphore<4> semaphore(0);
    std::thread other([&] { nap(1); semaphore.release(); });
    double begin = uptime();
    semaphore.acquire();
    SAY("in %.1f", uptime() - begin);
    other.join();
}

ROW(cpp_semaphore_time, "std::binary_semaphore::try_acquire_for times out", "false in 2.0") {
    std::binary_semaphore semaphore(0);
    double begin = uptime();
    bool got = semaphore.try_acquire_for(2s);
    SAY("%s in %.1f", got ? "true" : "false", uptime() - begin);
}

ROW(cpp_latch, "std::latch waits for the last of its threads", "in 2.0") {
    std::latch latch(2);
    std::thread one([&] { nap(1); latch.count_down(); }), two([&] { nap(2); latch.count_down(); });
    double begin = uptime();
    latch.wait();
    SAY("in %.1f", uptime() - begin);
    one.join(), two.join();
}

ROW(cpp_barrier, "std::barrier waits for the last of its threads, in each round", "in 3.0") {
    std::barrier barrier(2);
    std::thread other([&] { for (int round = 0; round < 3; round++) { nap(1); barrier.arrive_and_wait(); } });
    double begin = uptime();
    for (int round = 0; round < 3; round++) barrier.arrive_and_wait();
    SAY("in %.1f", uptime() - begin);
    other.join();
}

ROW(cpp_atomic, "std::atomic::wait is ended by a notification", "6 in 1.0") {
    std::atomic<int> value = 0;
    std::thread other([&] { nap(1); value = 6; value.notify_all(); });
    double begin = uptime();
    value.wait(0);
    SAY("%d in %.1f", value.load(), uptime() - begin);
    other.join();
}

ROW(cpp_atomic_flag, "std::atomic_flag::wait is ended by a notification", "in 1.0") {
    std::atomic_flag flag;
    std::thread other([&] { nap(1); flag.test_and_set(); flag.notify_one(); });
    double begin = uptime();
    flag.wait(false);
    SAY("in %.1f", uptime() - begin);
    other.join();
}

ROW(cpp_yield, "a loop of std::this_thread::yield sees what another thread does", "in 0.1") {
    std::atomic<bool> isOver = false;
    std::thread other([&] { nap(0.1); isOver = true; });
    double begin = uptime();
    while (!isOver) std::this_thread::yield();
    SAY("in %.1f", uptime() - begin);
    other.join();
}

ROW(cpp_pool, "a pool of four threads does eight works of a second each", "8 in 2.0") {
    std::mutex lock;
    std::condition_variable change;
    int left = 8, done = 0;
    double begin = uptime();
    {
        std::vector<std::jthread> pool;
        for (int number = 0; number < 4; number++) {
            pool.emplace_back([&] {
                for (std::unique_lock held(lock); left > 0; done += 1) {
                    left -= 1;
                    held.unlock();
                    nap(1);
                    held.lock();
                }
            });
        }
    }
    SAY("%d in %.1f", done, uptime() - begin);
}
