extension Source {
    /// Reference pages of sound, calls, notifications and accessories.
    static let referenceMedia: [Source] = []
}
