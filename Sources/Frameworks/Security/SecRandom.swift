import BackgroundRuntime
import SimulatedFoundation

/// Where chance comes from.
public typealias SecRandomRef = OpaquePointer

/// The chance of the system.
// It never changes.
nonisolated(unsafe) public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with bytes of chance: that of the device, the same in each run.
///
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    let simulation = SimulatedApp.process(for: "SecRandomCopyBytes(_:_:_:)").simulation
    for place in 0..<count {
        bytes.storeBytes(
            of: UInt8.random(in: 0...255, using: &simulation.random), toByteOffset: place, as: UInt8.self)
    }
    return errSecSuccess
}
