import BackgroundRuntime
import UIKit

/// A property of an app that makes a delegate of UIKit for it.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// What UIKit tells of the life of the app.
    public let wrappedValue: DelegateType

    /// Makes a delegate of a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard let delegate = SystemMade.object(of: delegateType) as? DelegateType else {
            preconditionFailure("\(delegateType) has to inherit NSObject or UIResponder, as on a phone")
        }
        wrappedValue = delegate
        AdaptedDelegate.current.delegate = delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the properties of a delegate that can be observed.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// The delegate that the app of this launch made for itself.
@MainActor
final class AdaptedDelegate {
    var delegate: (any UIApplicationDelegate)?

    static var current: AdaptedDelegate {
        SimulatedApp.process(for: "UIApplicationDelegateAdaptor").storage.object { AdaptedDelegate() }
    }
}
