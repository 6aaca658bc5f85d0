import VigilProgramImage

/// The code of an app, as the device installs it: makes one instance per launch.
public protocol AppProgram: Sendable {
    /// A type of the app's code: the static variables of its Swift module are the app's. That of the program without it;
    /// nil where the statics are none of the device's business.
    var code: Any.Type? { get }

    /// The Swift module of the app's code; nil for an app without code of its own.
    var swiftModule: String? { get }

    /// Whether what the app is written with makes its scenes, although its manifest may say nothing of any.
    var makesScenes: Bool { get }

    /// Makes the app's own objects. Called as the first turn of a launch, on the app's main thread.
    func launch(in process: AppProcess) -> any AppInstance
}

extension AppProgram {
    public var code: Any.Type? { Self.self }

    /// That of the type of the app's code, unless it is the system's.
    public var swiftModule: String? {
        let module = code.map { String(String(reflecting: $0).prefix { $0 != "." }) }
        return module.flatMap { SystemCode.modules.contains($0) ? nil : $0 }
    }

    /// Not so: the manifest says whether there are scenes.
    public var makesScenes: Bool { false }
}

/// The running code of one launch. The process frees it when it ends.
public protocol AppInstance: AnyObject {
    /// The app hears of an event on one of its channels: its delegate is called, or its notification centre posts.
    func receive(_ event: SystemEvent, on channel: SystemEvent.Channel)

    /// The app is about to launch, or to have a scene connected: what it is made of, or asked, before it hears of that.
    func prepare(for event: SystemEvent)

    /// The app's delegate is called with a completion handler.
    ///
    /// - Parameters:
    ///   - question: the call.
    ///   - answer: the completion handler.
    func receive(_ question: SystemEvent, answer: @escaping (PropertyValue) -> Void)

    /// Whether the app has put anything on its screen so far.
    var hasScreen: Bool { get }

    /// Whether all that it has put there is windows without a root view controller and without a view.
    var hasEmptyWindows: Bool { get }

    /// Why there is nothing, where its code would make a screen and the manifest keeps it from that; nil elsewhere. Asked at the
    /// end of a run in which nothing was to be seen.
    var reasonOfNoScreen: String? { get }

    /// Whether a launch method returned false: the app has handled by itself what it was opened for.
    var hasDeclinedHandling: Bool { get }

    /// The texts that the app shows on its screen now, as a snapshot keeps them. Asked in a turn of its main thread.
    var screenContents: [String] { get }

    /// What a person sees and can touch. Asked in a turn of its main thread.
    var screenElements: [ScreenElement] { get }

    /// The same for whoever only looks: of lists, the cells that are there, so that the app does nothing for it.
    var glimpsedElements: [ScreenElement] { get }

    /// The screen in front of its others; nil where it shows none. Asked in a turn of its main thread.
    var frontScreen: FrontScreen? { get }

    /// What it has besides, and no finger reaches. Asked in a turn of its main thread, where a touch finds nothing.
    var unreachableElements: [UnreachableElement] { get }

    /// What was put in front of the rest of it last; nil where nothing was. Asked in a turn of its main thread.
    var presentation: ScreenPresentation? { get }
}

extension AppInstance {
    /// An app without code of its own gets a call like any other, and answers by ``AppProcess/answers``.
    public func receive(_ question: SystemEvent, answer: @escaping (PropertyValue) -> Void) {
        receive(question, on: .call)
    }

    /// It is asked nothing.
    public func prepare(for event: SystemEvent) {}

    public var hasScreen: Bool { false }

    public var hasEmptyWindows: Bool { false }

    public var reasonOfNoScreen: String? { nil }

    /// It has handled nothing by itself.
    public var hasDeclinedHandling: Bool { false }

    public var screenContents: [String] { [] }

    public var screenElements: [ScreenElement] { [] }

    /// All of them: nothing is brought by a finger.
    public var glimpsedElements: [ScreenElement] { screenElements }

    public var frontScreen: FrontScreen? { nil }

    public var unreachableElements: [UnreachableElement] { [] }

    public var presentation: ScreenPresentation? { nil }
}
