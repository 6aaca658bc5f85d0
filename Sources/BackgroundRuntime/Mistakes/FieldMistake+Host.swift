extension FieldMistake {
    /// What the host knows: tasks, the life cycle, the phone, and what is not simulated.
    static let ofHost =
        TaskMistakes.all + TaskMistakes.ofTime + LifeCycleMistakes.all + PhoneMistakes.all + UnsimulatedMistakes.all
}
