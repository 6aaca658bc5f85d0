import BackgroundRuntime

/// How a phone reaches the servers of its apps: over Wi-Fi, over the carrier's network, or not at all.
public struct NetworkLink: Hashable, Sendable {
    /// One way to the servers.
    public struct Path: Hashable, Sendable {
        /// Bits per second that arrive.
        public var down: Int64
        /// Bits per second that leave.
        public var up: Int64
        /// The way to a server and back.
        public var latency: Duration
        /// The share of packets that are lost, from 0 to 100: they are sent again, which takes so much of the rate.
        public var loss = 0

        /// A path that loses nothing.
        public init(down: Int64, up: Int64, latency: Duration) {
            (self.down, self.up, self.latency) = (down, up, latency)
        }
    }

    public var wifi: Path
    /// Over the carrier's network.
    public var cellular: Path
    /// Whether nothing gets through although the phone has a network: a tunnel, a server that does not answer.
    public var isOut = false

    /// A link that is never out, with both ways to the servers.
    public init(wifi: Path, cellular: Path) { (self.wifi, self.cellular) = (wifi, cellular) }

    /// The figures of the phone's constants.
    init(_ constants: ConstantTable) {
        let rate = { (constant: Constant) in Int64((constants.value(constant) ?? 0) * 8) }
        let time = { (constant: Constant) in constants.duration(constant) ?? .zero }
        wifi = Path(
            down: rate(TransferConstants.wifiDown), up: rate(TransferConstants.wifiUp),
            latency: time(TransferConstants.wifiLatency))
        cellular = Path(
            down: rate(TransferConstants.cellularDown), up: rate(TransferConstants.cellularUp),
            latency: time(TransferConstants.cellularLatency))
    }

    /// The way that a phone on this network has; nil without one.
    public func path(on network: DeviceConditions.Network) -> Path? {
        switch network {
        case .wifi: wifi
        case .cellular: cellular
        case .none: nil
        }
    }

    /// Bits per second that get through, down and up.
    func rates(on network: DeviceConditions.Network) -> (down: Int64, up: Int64) {
        guard !isOut, let path = path(on: network) else { return (0, 0) }
        let kept = Int64(max(0, 100 - path.loss))
        return (path.down * kept / 100, path.up * kept / 100)
    }
}
