// What Vigil does not simulate: sources that watch the machine, and those that carry data.

extension DispatchSource {
    /// Sources of data are not simulated.
    @available(*, unavailable, message: "Vigil simulates dispatch sources for timers only")
    public static func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceProtocol { refuse() }

    /// Sources of data are not simulated.
    @available(*, unavailable, message: "Vigil simulates dispatch sources for timers only")
    public static func makeUserDataOrSource(queue: DispatchQueue? = nil) -> any DispatchSourceProtocol { refuse() }

    /// Sources of data are not simulated.
    @available(*, unavailable, message: "Vigil simulates dispatch sources for timers only")
    public static func makeUserDataReplaceSource(queue: DispatchQueue? = nil) -> any DispatchSourceProtocol {
        refuse()
    }

    /// Sources that watch files are not simulated.
    @available(*, unavailable, message: "Vigil simulates dispatch sources for timers only")
    public static func makeReadSource(
        fileDescriptor: Int32, queue: DispatchQueue? = nil
    ) -> any DispatchSourceProtocol { refuse() }

    /// Sources that watch files are not simulated.
    @available(*, unavailable, message: "Vigil simulates dispatch sources for timers only")
    public static func makeWriteSource(
        fileDescriptor: Int32, queue: DispatchQueue? = nil
    ) -> any DispatchSourceProtocol { refuse() }

    /// Sources that watch signals are not simulated.
    @available(*, unavailable, message: "Vigil simulates dispatch sources for timers only")
    public static func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceProtocol {
        refuse()
    }

    private static func refuse() -> Never { preconditionFailure("only timers are simulated") }
}
