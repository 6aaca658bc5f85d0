import BackgroundRuntime
import SimulatedFoundation

/// What watches for phones nearby. This phone cannot: all that an app asks for fails with ``ENError/unsupported``.
open class ENManager: NSObject, @unchecked Sendable {
    /// The queue on which handlers are called.
    open var dispatchQueue = DispatchQueue.main
    /// What is called as the manager is invalidated.
    open var invalidationHandler: (() -> Void)?
    private var isInvalidated = false

    /// A manager that is not active. From iOS 12.5 and 13.5.
    public override init() {
        SimulatedApp.requireExposure(.exposureManager)
        super.init()
        Self.notWatching()
    }

    /// Whether the user lets the app hear of exposures: nobody was asked.
    open class var authorizationStatus: ENAuthorizationStatus {
        SimulatedApp.requireExposure(.exposureManager)
        notWatching()
        return .unknown
    }

    /// Whether phones nearby are watched for: nobody knows, as before a manager is active.
    open var exposureNotificationStatus: ENStatus { .unknown }
    /// Whether it is switched on: no.
    open var exposureNotificationEnabled: Bool { false }

    /// Says once in a launch what comes of exposures, and where the app used them.
    private static func notWatching() {
        let place = AppProcess.current?.simulation.placeInApp().map { ", at \($0)" } ?? ""
        SimulatedApp.notSimulated(
            "ExposureNotification", "no phone nearby is watched for, and all that is asked fails\(place)")
    }

    private var failure: ENError { ENError(isInvalidated ? .invalidated : .unsupported) }

    /// Calls a handler of the app later, on its queue.
    private func later(_ call: @escaping () -> Void) {
        nonisolated(unsafe) let call = call
        dispatchQueue.async { call() }
    }

    open func activate(completionHandler: @escaping ENErrorHandler) {
        later { [failure] in completionHandler(failure) }
    }

    /// Is over, and says so to ``invalidationHandler``, once.
    open func invalidate() {
        guard !isInvalidated else { return }
        isInvalidated = true
        guard let handler = invalidationHandler else { return }
        invalidationHandler = nil
        later(handler)
    }

    /// Switches it on or off: it fails.
    open func setExposureNotificationEnabled(_ enabled: Bool, completionHandler: @escaping ENErrorHandler) {
        later { [failure] in completionHandler(failure) }
    }

    /// Asks the user for the keys of this phone: it fails.
    open func getDiagnosisKeys(completionHandler: @escaping ENGetDiagnosisKeysHandler) {
        later { [failure] in completionHandler(nil, failure) }
    }

    /// Asks for the keys of this phone, that of today with them: it fails.
    open func getTestDiagnosisKeys(completionHandler: @escaping ENGetDiagnosisKeysHandler) {
        later { [failure] in completionHandler(nil, failure) }
    }

    /// Looks for exposures among the keys of the authorities: it fails. From iOS 12.5 and 13.7.
    @discardableResult
    open func detectExposures(
        configuration: ENExposureConfiguration, completionHandler: @escaping ENDetectExposuresHandler
    ) -> Progress {
        SimulatedApp.requireExposure(.exposureManager, since: .iOS(13, 7))
        return detectExposures(configuration: configuration, diagnosisKeyURLs: [], completionHandler: completionHandler)
    }

    /// Looks for exposures among keys in files: it fails.
    @discardableResult
    open func detectExposures(
        configuration: ENExposureConfiguration, diagnosisKeyURLs: [URL],
        completionHandler: @escaping ENDetectExposuresHandler
    ) -> Progress {
        later { [failure] in completionHandler(nil, failure) }
        return Progress(totalUnitCount: 1)
    }

    /// Asks for the exposures of a summary: it fails.
    @discardableResult
    open func getExposureInfo(
        summary: ENExposureDetectionSummary, userExplanation: String,
        completionHandler: @escaping ENGetExposureInfoHandler
    ) -> Progress {
        later { [failure] in completionHandler(nil, failure) }
        return Progress(totalUnitCount: 1)
    }
}

extension ENManager {
    /// Begins: it fails.
    ///
    /// - Throws: ``ENError/unsupported``, or ``ENError/invalidated``.
    nonisolated(nonsending) public func activate() async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            activate { waiting.resume(throwing: $0 ?? ENError(.internal)) }
        }
    }

    /// Switches it on or off: it fails.
    ///
    /// - Throws: ``ENError/unsupported``, or ``ENError/invalidated``.
    nonisolated(nonsending) public func setExposureNotificationEnabled(_ enabled: Bool) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            setExposureNotificationEnabled(enabled) { waiting.resume(throwing: $0 ?? ENError(.internal)) }
        }
    }

    /// Asks the user for the keys of this phone: it fails.
    ///
    /// - Throws: ``ENError/unsupported``, or ``ENError/invalidated``.
    nonisolated(nonsending) public func diagnosisKeys() async throws -> [ENTemporaryExposureKey] {
        try await withCheckedThrowingContinuation { waiting in
            getDiagnosisKeys { waiting.resume(throwing: $1 ?? ENError(.internal)) }
        }
    }

    /// Asks for the keys of this phone, that of today with them: it fails.
    ///
    /// - Throws: ``ENError/unsupported``, or ``ENError/invalidated``.
    nonisolated(nonsending) public func testDiagnosisKeys() async throws -> [ENTemporaryExposureKey] {
        try await withCheckedThrowingContinuation { waiting in
            getTestDiagnosisKeys { waiting.resume(throwing: $1 ?? ENError(.internal)) }
        }
    }
}
