/// What a control has while it is something: what was set for no state in particular, where nothing was set for another.
struct ValuesByState<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state] ?? values[.normal] }
        set { values[state] = newValue }
    }
}
