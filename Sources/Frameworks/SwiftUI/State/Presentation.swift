import UIKit

/// How a view that is presented, or on a stack, is taken away. All of it happens on the main thread.
final class Presentation: @unchecked Sendable {
    let close: () -> Void

    init(close: @escaping () -> Void) { self.close = close }

    /// Takes away what is presented. Of a view that nothing presents it leaves a line in the trace: as on a phone,
    /// nothing happens.
    static func close(_ presentation: Presentation?) {
        guard let presentation else {
            return SimulatedApp.note("SwiftUI: dismiss() closes nothing, since nothing presents the view")
        }
        presentation.close()
    }
}

extension EnvironmentValues {
    private enum PresentationKey: EnvironmentKey {
        static var defaultValue: Presentation? { nil }
    }

    /// How the view is taken away; nil for one that nothing presents.
    var presentation: Presentation? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }

    /// Closes the view: a sheet goes, and a view on a stack is popped.
    public var dismiss: DismissAction {
        SimulatedApp.require(.symbol("SwiftUI.EnvironmentValues.dismiss", .iOS(15)))
        return DismissAction(presentation)
    }

    /// Whether something presents the view.
    public var isPresented: Bool {
        SimulatedApp.require(.symbol("SwiftUI.EnvironmentValues.isPresented", .iOS(15)))
        return presentation != nil
    }

    /// How the view is presented, as until iOS 15.
    public var presentationMode: Binding<PresentationMode> {
        let presentation = presentation
        return Binding {
            PresentationMode(isPresented: presentation != nil)
        } set: { mode in
            if !mode.isPresented { Presentation.close(presentation) }
        }
    }
}

/// Closes a view that is presented.
@MainActor @preconcurrency
public struct DismissAction {
    private nonisolated let presentation: Presentation?

    nonisolated init(_ presentation: Presentation?) { self.presentation = presentation }

    /// Closes it. Of a view that nothing presents it leaves a line in the trace.
    public func callAsFunction() { Presentation.close(presentation) }
}

/// How a view is presented.
public struct PresentationMode {
    /// Whether something presents it.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    public mutating func dismiss() { isPresented = false }
}
