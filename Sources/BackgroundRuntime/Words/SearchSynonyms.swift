/// What people call something that has a name here: a rule, a constant, a code that ends apps, or a module.
///
/// The sentence of a rule says what the system does, in the words of its makers; people who look for it write what they see:
/// a line of a log, the name of a call, or a complaint. `vigil explain` finds it by these. A module brings those of its own
/// names, the host those of the life cycle, of tasks and of the phone:
///
/// ```swift
/// SearchSynonyms("radio.channel.holds", "radio goes silent when I lock the phone", "RadioErrorDomain Code=7")
/// ```
public struct SearchSynonyms: Hashable, Sendable {
    /// The id of the rule or constant, the code, such as `0x8badf00d`, or the id of the module.
    public let name: String
    /// What people write of it: whole phrases, texts of logs, names of calls and of errors.
    public let texts: [String]

    /// The texts by which what has this name is looked for.
    public init(_ name: String, _ texts: String...) {
        self.name = name
        self.texts = texts
    }

    /// Those of the host.
    static let ofHost = TaskSynonyms.all + LifecycleSynonyms.all + LaunchSynonyms.all + PhoneSynonyms.all
}
