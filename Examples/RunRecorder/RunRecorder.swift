import HealthKitUI

/// Records a run behind the lock, takes it up again after a crash, and hears of steps at night.
@main
final class RunRecorder: UIResponder, UIApplicationDelegate {
    private let recorder = Recorder()
    private let steps = StepReader()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // At each launch, also one in the background: a query that is not there then takes nothing.
        steps.watch()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Run", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RunScene.self
        return configuration
    }

    /// The user wants to run.
    fileprivate func start() {
        recorder.askAndStart { [steps] in steps.watch() }
    }

    fileprivate func stop() { recorder.stop() }

    fileprivate func recover() { recorder.recover() }
}

/// The screen with its two buttons.
final class RunScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        // Not as the app is asked for a configuration: a scene that is restored is not asked for one.
        if options.shouldHandleActiveWorkoutRecovery { (UIApplication.shared.delegate as? RunRecorder)?.recover() }
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = RunScreen()
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// Starts a run and ends it.
final class RunScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let app = UIApplication.shared.delegate as? RunRecorder
        let start = UIAction(title: "Start") { _ in app?.start() }
        let stop = UIAction(title: "Stop") { _ in app?.stop() }
        view.addSubview(UIButton(primaryAction: start))
        view.addSubview(UIButton(primaryAction: stop))
    }
}

/// A run, from the first step to the last. HealthKit calls it on a thread of its own.
final class Recorder: NSObject, @unchecked Sendable {
    private let store = HKHealthStore()
    private let heartRate = HKQuantityType(.heartRate)
    private var session: HKWorkoutSession?
    private var builder: HKLiveWorkoutBuilder?

    func askAndStart(then asked: @escaping @Sendable () -> Void) {
        let types: Set<HKObjectType> = [heartRate, HKQuantityType(.stepCount)]
        store.requestAuthorization(toShare: [HKObjectType.workoutType()], read: types) { isDone, _ in
            guard isDone else { return }
            asked()
            DispatchQueue.main.async { self.start() }
        }
    }

    private func start() {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        configuration.locationType = .outdoor
        do {
            let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
            follow(session)
            session.startActivity(with: Date())
            builder?.beginCollection(withStart: Date()) { isDone, error in
                print(isDone ? "the run begins" : "no run: \(error?.localizedDescription ?? "")")
            }
        } catch { print("no run: \(error)") }
    }

    func recover() {
        store.recoverActiveWorkoutSession { session, _ in
            guard let session else { return }
            print("the run goes on")
            self.follow(session)
        }
    }

    func stop() { session?.stopActivity(with: Date()) }

    private func follow(_ session: HKWorkoutSession) {
        self.session = session
        builder = session.associatedWorkoutBuilder()
        session.delegate = self
        // After a crash the builder is as it was, but for this.
        builder?.dataSource = HKLiveWorkoutDataSource(
            healthStore: store, workoutConfiguration: session.workoutConfiguration)
    }

    private func save(_ end: Date) {
        builder?.endCollection(withEnd: end) { _, _ in
            self.builder?.finishWorkout { workout, _ in
                self.tell(workout)
                self.session?.end()
            }
        }
    }

    private func tell(_ workout: HKWorkout?) {
        let beats = workout?.statistics(for: heartRate)?.averageQuantity()
        let rate = beats.map { Int($0.doubleValue(for: HKUnit(from: "count/min")).rounded()) }
        print("ran for \(Int((workout?.duration ?? 0) / 60)) min, \(rate.map(String.init) ?? "no") beats a minute")
    }
}

extension Recorder: HKWorkoutSessionDelegate {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date
    ) {
        // The workout is saved between stopped and ended: the session keeps the app awake for it.
        if toState == .stopped { save(date) }
    }

    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {
        print("the run failed: \(error.localizedDescription)")
    }
}

/// The steps of a day, also where the app does not run.
final class StepReader: @unchecked Sendable {
    private let store = HKHealthStore()
    private let steps = HKQuantityType(.stepCount)
    private var query: HKObserverQuery?

    func watch() {
        if let query { store.stop(query) }
        let query = HKObserverQuery(sampleType: steps, predicate: nil) { _, done, error in
            guard error == nil else { return done() }
            self.sum(then: done)
        }
        self.query = query
        store.execute(query)
        store.enableBackgroundDelivery(for: steps, frequency: .hourly) { _, _ in }
    }

    private func sum(then done: @escaping () -> Void) {
        nonisolated(unsafe) let done = done
        let query = HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
            _, statistics, _ in
            print("\(Int(statistics?.sumQuantity()?.doubleValue(for: .count()) ?? 0)) steps")
            done()
        }
        store.execute(query)
    }
}
