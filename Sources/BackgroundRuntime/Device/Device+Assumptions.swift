extension Device {
    /// Says at the end of a run which of the figures that it asked for are ours, since no source gives them exactly: what
    /// depends on them may be otherwise on a phone. Known only of a device that was made with a ``ConstantReads``.
    package func reportAssumptions() {
        let figures = assumptions
        guard !figures.isEmpty else { return }
        record(.note, "figures that no source gives exactly", detail: figures.joined(separator: ", "))
    }

    /// The figures of ours that were asked for up to now, each with its constant: `k.task.expiry-lead 5 s`.
    package var assumptions: [String] { constants.assumed.map { "\($0.id) \(constants.text(of: $0))" } }
}

extension ConstantTable {
    /// The constants that were asked for, and whose figures are a choice of ours: documented is at most that there is one.
    fileprivate var assumed: [Constant] {
        (reads?.constants ?? []).filter { $0.isChoice && !isOverridden($0) && value($0) != nil }
    }

    /// The value of a constant with its unit, as short as it goes.
    fileprivate func text(of constant: Constant) -> String {
        guard let value = value(constant) else { return "" }
        if constant.unit == .seconds, value > 0 { return TimeText.duration(Duration(inSeconds: value)) }
        let number = Int(exactly: value).map(String.init) ?? "\(value)"
        return constant.unit.rawValue.isEmpty ? number : "\(number) \(constant.unit.rawValue)"
    }
}

extension Constant {
    /// Whether nobody has measured the figure, or said it.
    fileprivate var isChoice: Bool {
        confidence.contains(.choice) && confidence.allSatisfy { $0 == .choice || $0 == .documented }
    }
}
