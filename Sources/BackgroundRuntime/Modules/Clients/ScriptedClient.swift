/// What a scripted app has of a module: the objects that an app with code would make, and what it does when they are
/// called. Each launch has one, made by the first action that needs it.
///
/// ```swift
/// final class ScriptedRadio: ScriptedClient, RadioClient {
///     let session: RadioSession
///
///     init(_ process: AppProcess) {
///         session = RadioSession(process)
///         session.client = self
///     }
/// }
///
/// ScriptedAction("radio.join", "Joins the channel.", by: ScriptedRadio.self) { radio, _ in radio.session.join() }
/// ```
public protocol ScriptedClient: AnyObject, SendableMetatype {
    /// The objects of a new launch.
    init(_ process: AppProcess)
}

extension ScriptedClient {
    /// That of a launch, made on first use.
    public static func of(_ process: AppProcess) -> Self { process.storage.object { Self(process) } }
}

extension ScriptedAction {
    /// An action of the objects that a scripted app has of a module.
    public init<Client: ScriptedClient>(
        _ name: String, _ summary: String, parameters: [Parameter] = [], by client: Client.Type,
        perform: @escaping @Sendable (Client, Arguments) throws -> Void
    ) {
        self.init(name, summary, parameters: parameters) { process, arguments in
            try perform(.of(process), arguments)
        }
    }
}
