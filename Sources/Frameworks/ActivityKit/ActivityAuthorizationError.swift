import SimulatedFoundation
import VigilLiveActivities

/// Why a Live Activity is not started.
public enum ActivityAuthorizationError: CustomNSError, LocalizedError, Hashable {
    /// The attributes and the content have more than 4 KB.
    case attributesTooLarge
    /// The device has no Live Activities; never so here.
    case unsupported
    /// The user switched Live Activities off for the app.
    case denied
    /// The device has as many as it may have; never so here.
    case globalMaximumExceeded
    /// The app has as many as it may have.
    case targetMaximumExceeded
    /// The manifest does not have `NSSupportsLiveActivities`.
    case unsupportedTarget
    /// No scene of the app is foreground active.
    case visibility
    /// The system cannot keep it: here for attributes that the app encodes and cannot decode.
    case persistenceFailure
    /// The process has no identifier; never so here.
    case missingProcessIdentifier
    /// The app lacks an entitlement; never so here.
    case unentitled
    /// The identifier makes no sense; never so here.
    case malformedActivityIdentifier
    /// Another process started it; never so here.
    case reconnectNotPermitted

    init(_ refusal: ActivityRefusal) {
        switch refusal.code {
        case .attributesTooLarge: self = .attributesTooLarge
        case .denied: self = .denied
        case .targetMaximumExceeded: self = .targetMaximumExceeded
        case .unsupportedTarget: self = .unsupportedTarget
        case .visibility: self = .visibility
        }
    }

    /// What groups these errors in logs.
    public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

    private static let inOrder: [ActivityAuthorizationError] = [
        .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded, .unsupportedTarget,
        .visibility, .persistenceFailure, .missingProcessIdentifier, .unentitled, .malformedActivityIdentifier,
        .reconnectNotPermitted,
    ]

    /// The number of the error: 5 for ``targetMaximumExceeded``, as logs have it, and the others in their order.
    public var errorCode: Int { (Self.inOrder.firstIndex(of: self) ?? 0) + 1 }

    /// What went wrong, in a sentence.
    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "The attributes and the content exceed 4 KB"
        case .unsupported: "The device does not support Live Activities"
        case .denied: "The user switched Live Activities off"
        case .globalMaximumExceeded: "The device has too many Live Activities"
        case .targetMaximumExceeded: "The app has too many Live Activities"
        case .unsupportedTarget: "Target does not include NSSupportsLiveActivities plist key"
        case .visibility: "Target is not foreground"
        case .persistenceFailure: "The Live Activity could not be kept"
        case .missingProcessIdentifier: "The process has no identifier"
        case .unentitled: "The process lacks an entitlement"
        case .malformedActivityIdentifier: "The identifier makes no sense"
        case .reconnectNotPermitted: "Another process started the Live Activity"
        }
    }

    /// What helps; nil where nothing does.
    public var recoverySuggestion: String? {
        switch self {
        case .visibility: "Start it while the app is in front, or by a push"
        case .unsupportedTarget: "Set NSSupportsLiveActivities in Info.plist"
        case .targetMaximumExceeded, .globalMaximumExceeded: "End one that is over"
        default: nil
        }
    }
}
