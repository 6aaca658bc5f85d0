/// The completion handlers that the system handed to the delegate of an app with its calls, until the app calls them.
///
/// An app written in Swift has each as a closure. One without code of its own answers by a word of the module that asked:
///
/// ```swift
/// ScriptedAction("fetch.complete", "Calls the completion handler of the fetch.", parameters: [result]) {
///     try $0.answers.give($1["result"], to: .performFetch)
/// }
/// ```
public final class SystemAnswers: ClosureOwner {
    private typealias Answer = (PropertyValue) -> Void

    private var waiting: [(name: SystemEvent.Name, number: Int, answer: Answer)] = []
    /// The last one given to each call: an app may call a completion handler twice.
    private var given: [SystemEvent.Name: Answer] = [:]
    private var count = 0

    init() {}

    /// Calls the completion handler of a call of this name that waits for its answer. Where none waits, the one that was
    /// called last is called again, as an app may do that keeps it.
    ///
    /// - Parameters:
    ///   - value: what the app gives the handler.
    ///   - name: the call that the handler came with.
    ///   - isLatest: whether the latest call is answered, not the oldest, as by an app with room for one handler.
    /// - Throws: ``StimulusError`` when the app never got such a call.
    public func give(_ value: PropertyValue, to name: SystemEvent.Name, isLatest: Bool = false) throws {
        let open = waiting.filter { $0.name == name }
        guard let answer = (isLatest ? open.last : open.first)?.answer ?? given[name] else {
            throw StimulusError("no \(name.text) waits for its completion handler")
        }
        answer(value)
    }

    /// Whether a call of this name waits for its answer.
    public func isWaiting(for name: SystemEvent.Name) -> Bool { waiting.contains { $0.name == name } }

    /// Keeps a completion handler; what it returns is for the app.
    func keep(_ answer: @escaping (PropertyValue) -> Void, to name: SystemEvent.Name) -> (PropertyValue) -> Void {
        count += 1
        let number = count
        let kept: Answer = { [weak self] value in
            self?.didGive(number, to: name, answer)
            answer(value)
        }
        waiting.append((name, number, kept))
        return kept
    }

    private func didGive(_ number: Int, to name: SystemEvent.Name, _ answer: @escaping Answer) {
        waiting.removeAll { $0.number == number }
        given[name] = answer
    }

    public func releaseClosures() { (waiting, given) = ([], [:]) }
}

extension AppProcess {
    /// What the app still has to answer.
    public var answers: SystemAnswers { storage.object { SystemAnswers() } }

    /// Calls a method of the app's delegate that takes a completion handler, in a turn of its own on the main thread. In a
    /// process that does not run nothing happens: wake it first.
    ///
    /// - Parameters:
    ///   - event: the call, with what it carries.
    ///   - rule: the rule by which it is made.
    ///   - answer: what the app's call of the completion handler does, each time and on the thread on which the app calls
    ///     it, with what the app gave it. An app that does not implement the method never calls it.
    public func ask(
        _ event: SystemEvent, rule: Rule, answer: @escaping (_ given: PropertyValue) -> Void
    ) {
        life.ask(event, rule: rule, answer: answer)
    }
}
