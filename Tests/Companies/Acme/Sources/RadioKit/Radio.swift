import BackgroundRuntime
import RadioMode
import UIKit

/// The radio, as apps see it.
@MainActor
public final class Radio {
    /// The app's radio.
    public static let shared = Radio()

    /// How many calls came in since the launch.
    public private(set) var calls = 0

    /// Listens to a channel.
    public func listen(to channel: String) {
        guard let process = AppProcess.current else { return }
        process.device.service(RadioService.self)?.listen(to: channel, in: process) {
            MainActor.assumeIsolated { Radio.shared.calls += 1 }
        }
    }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemCode.register(in: $0) }
