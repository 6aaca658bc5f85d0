/// A condition of a device that a module brings along: `bluetooth`, which is `on` or `off`.
///
/// A scenario sets it at the start with `phone: { bluetooth: "off" }`, and later with the stimulus of its name:
/// `{ device: "bluetooth", with: { is: "on" } }`.
public struct DeviceCondition: Hashable, Sendable {
    /// The word for it in scenario files: `bluetooth`.
    public let name: String
    /// What it tells, in one sentence.
    public let summary: String
    /// What it can be; the first one holds until something else is said.
    public let values: [String]

    /// A condition from its name and what it can be, the default first.
    public init(_ name: String, _ summary: String, values: [String]) {
        precondition(!values.isEmpty, "the condition \(name) has no values")
        self.name = name
        self.summary = summary
        self.values = values
    }

    var stimulus: Stimulus {
        Stimulus(name, summary, parameters: [.required("is", .choice(values), "what it is")]) { device, _, with in
            device.change { $0[self] = with.requiredText("is") }
        }
    }
}
