extension FieldMistake {
    /// What the host knows: tasks, the life cycle and the phone.
    static let ofHost =
        TaskMistakes.all + TaskMistakes.ofTime + LifeCycleMistakes.all + EndingMistakes.all
        + PhoneMistakes.all
}
