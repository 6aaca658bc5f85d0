/// The `async` form of a delegate's method: what the system calls where the delegate has none with a handler.
///
/// A phone finds the two under one name of Objective-C. Here the default of the method with a handler asks the `async` form,
/// and the default of that says that the delegate has neither.
package final class AsyncForm: @unchecked Sendable {
    @TaskLocal private static var asked: AsyncForm?
    private var isMissing = false

    /// Calls an `async` form in a task of its own. On an actor it begins at once, and what follows is on that actor too.
    ///
    /// - Parameters:
    ///   - isolation: the actor of the caller; nil for none.
    ///   - call: calls the method.
    ///   - otherwise: what follows where the delegate does not have it.
    ///   - answer: gets what came back.
    package static func ask<Answer: Sendable>(
        isolation: isolated (any Actor)? = #isolation, _ call: @escaping @Sendable () async -> Answer,
        otherwise: @escaping () -> Void, answer: @escaping (Answer) -> Void
    ) {
        // One turn of an app runs at a time.
        nonisolated(unsafe) let (otherwise, answer) = (otherwise, answer)
        let ask = { @Sendable (_ isolation: isolated (any Actor)?) async in
            let form = AsyncForm()
            let result = await $asked.withValue(form, operation: call, isolation: isolation)
            if form.isMissing { otherwise() } else { answer(result) }
        }
        guard isolation != nil else {
            _ = Task { await ask(nil) }
            return
        }
        Task.immediate {
            _ = isolation
            await ask(isolation)
        }
    }

    /// The default of an `async` form says that the delegate does not have it.
    package static func isMissing() { asked?.isMissing = true }
}
