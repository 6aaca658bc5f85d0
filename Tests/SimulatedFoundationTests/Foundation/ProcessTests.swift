import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct ProcessTests: Facts {
    @Test(
        "The process and the clocks of an app", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let clocks = Fact("all clocks show the time of the device") {
        let phone = try FoundationPhone {
            let (date, absolute, media) = (Date(), CFAbsoluteTimeGetCurrent(), CACurrentMediaTime())
            let (seconds, ticks, uptime) = (time(nil), mach_absolute_time(), ProcessInfo.processInfo.systemUptime)
            let reference = Date.timeIntervalSinceReferenceDate
            DispatchQueue.main.asyncAfter(deadline: .now() + 90) {
                print(Date().timeIntervalSince(date), CFAbsoluteTimeGetCurrent() - absolute, Date.now == Date())
                print(CACurrentMediaTime() - media, ProcessInfo.processInfo.systemUptime - uptime)
                print(time(nil) - seconds, (mach_absolute_time() - ticks) / 1_000_000_000)
                print(date.timeIntervalSinceNow, Date.timeIntervalSinceReferenceDate - reference)
                var (stamp, place, base) = (timespec(), timeval(), mach_timebase_info_data_t())
                clock_gettime(CLOCK_MONOTONIC, &stamp)
                gettimeofday(&place, nil)
                mach_timebase_info(&base)
                print(stamp.tv_sec, place.tv_sec - seconds, base.numer / base.denom)
                print(clock_gettime_nsec_np(CLOCK_UPTIME_RAW), mach_continuous_time())
                clock_gettime(CLOCK_REALTIME, &stamp)
                print(stamp.tv_sec - seconds, clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &stamp))
            }
        }
        phone.run(for: .seconds(100))
        expect(
            phone.app.trace.output,
            is: [
                "90.0 90.0 true", "90.0 90.0", "90 90", "-90.0 90.0", "90 90 1", "90000000000 90000000000", "90 0",
            ])
    }

    let sleeping = Fact("nanosleep takes virtual time") {
        let phone = try FoundationPhone {
            var request = timespec(tv_sec: 1, tv_nsec: 500_000_000)
            nanosleep(&request, nil)
            usleep(250_000)
            print("slept")
        }
        phone.run(for: .seconds(3))
        expect(phone.history, is: ["1.75 slept"])
    }

    let suspendedClocks = Fact("a clock goes on while the app is suspended") {
        let phone = try FoundationPhone {
            let start = CFAbsoluteTimeGetCurrent()
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { print(CFAbsoluteTimeGetCurrent() - start) }
        }
        phone.run(suspendedFrom: 2, to: 600, until: 601)
        expect(phone.history, is: ["600.0 600.0"])
    }

    let outside = Fact("outside any app clocks are the machine's") {
        let year2024 = 1_704_067_200
        expect(time(nil) > year2024 && Int(Date().timeIntervalSince1970) > year2024)
        expect(mach_absolute_time() > 0 && ProcessInfo.processInfo.systemUptime > 0)
        expect(!ProcessInfo.processInfo.isLowPowerModeEnabled && !ProcessInfo.processInfo.processName.isEmpty)
        var stamp = timespec()
        expect(clock_gettime(CLOCK_REALTIME, &stamp) == 0 && stamp.tv_sec > year2024)
    }

    let identity = Fact("the process tells its name and the simulated system") {
        let phone = try FoundationPhone(.iOS(15, 4)) {
            let info = ProcessInfo.processInfo
            let version = OperatingSystemVersion(majorVersion: 15, minorVersion: 4, patchVersion: 0)
            print(info.processName, info.operatingSystemVersion.majorVersion, info.operatingSystemVersionString)
            print(info.isOperatingSystemAtLeast(version), info.thermalState == .nominal, info.isLowPowerModeEnabled)
        }
        phone.run(for: .seconds(1))
        expect(phone.app.trace.output, is: ["App 15 Version 15.4", "true true false"])
    }

    let expiringActivity = Fact(
        "task.extension: an expiring activity keeps the app awake, and is called again when time is up"
    ) {
        let phone = try FoundationPhone {
            ProcessInfo.processInfo.performExpiringActivity(withReason: "upload") { isExpired in
                print(isExpired ? "time is up" : "begins", Thread.isMainThread)
                if !isExpired { Thread.sleep(forTimeInterval: 60) }
            }
        }
        phone.run(for: .seconds(1))
        phone.device.press(.home)
        phone.device.advance(by: .seconds(10))
        expect(phone.app.state, is: .background)
        phone.device.advance(by: .seconds(60))
        expect(phone.history, is: ["0.0 begins false", "26.0 time is up false"])
        expect(phone.app.exits.map(\.name), is: ["task-leak"])
    }

    let activities = Fact(
        "an expiring activity that returns in time lets the app be suspended; no activity of the other kind keeps it awake"
    ) {
        let phone = try FoundationPhone {
            let info = ProcessInfo.processInfo
            info.performExpiringActivity(withReason: "short") { _ in Thread.sleep(forTimeInterval: 5) }
            info.performActivity(options: .userInitiated, reason: "sums") { print("summed") }
            let activity = info.beginActivity(options: [.background, .idleSystemSleepDisabled], reason: "sync")
            DispatchQueue.main.asyncAfter(deadline: .now() + 20) {
                info.endActivity(activity)
                print("ended")
            }
        }
        phone.run(for: .seconds(1))
        phone.device.press(.home)
        phone.device.advance(by: .seconds(3))
        expect(phone.app.state, is: .background)
        phone.device.advance(by: .seconds(5))
        expect(phone.app.state == .suspended && phone.history == ["0.0 summed"])
        phone.device.advance(by: .seconds(50))
        phone.app.activate()
        phone.device.advance(by: .seconds(1))
        expect(phone.history, is: ["0.0 summed", "59.0 ended"])
        let notes = phone.app.trace.entries.filter { $0.kind == .note }.map(\.text)
        expect(notes.contains("activity \"sync\" begins: it does not keep the app awake"))
        expect(notes.contains("activity \"sync\" ends") && notes.contains("activity \"sums\" ends"))
    }

    let days = Fact("has days by its own wall clock, also for Calendar and NSDate") {
        let phone = try FoundationPhone {
            let (calendar, now) = (Calendar.current, Date())
            print(NSDate().timeIntervalSince(now), NSDate(timeIntervalSince1970: 0).timeIntervalSince1970)
            print(calendar.isDateInToday(now), calendar.isDateInToday(now + 86_400))
            print(calendar.isDateInYesterday(now - 86_400), calendar.isDateInTomorrow(now + 86_400))
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 0.0 0.0", "0.0 true false", "0.0 true true"])
    }

    let names = Fact("knows the small names that apps use beside: pools, keys of the manifest, locks of C") {
        let phone = try FoundationPhone(manifest: Manifest(bundleIdentifier: "com.example.Names", displayName: "Names"))
        {
            var lock = os_unfair_lock_s()
            os_unfair_lock_lock(&lock)
            let identifier = autoreleasepool {
                Bundle.main.infoDictionary?[kCFBundleIdentifierKey as String] as? String
            }
            os_unfair_lock_unlock(&lock)
            print(identifier ?? "none")
        }
        phone.run(for: .seconds(1))
        expect(phone.history, is: ["0.0 com.example.Names"])
    }
}
