import Foundation
import VigilProgramImage

/// Where the objects of a process lie: at the same addresses each time, so that sets of objects have one order, or at
/// addresses of chance.
package enum MemoryLayoutChoice {
    /// The variable that says which of them a program of ours begins with.
    private static let variable = "VIGIL_LAYOUT"
    private static let chance = "chance"
    private static let given = "given"

    /// The environment of a process that is to have the same addresses each time.
    package static let fixed: [String: String?] = [variable: nil]
    /// The environment of a process that is to have addresses of chance.
    package static let ofChance: [String: String?] = [variable: chance]

    /// ADDR_NO_RANDOMIZE of the system's headers.
    private static let isFixed: UInt = 0x0040000
    /// What asks and changes nothing.
    private static let asking: UInt = 0xFFFF_FFFF

    /// What this process becomes, and each that it starts, has the same addresses each time, or addresses of chance.
    ///
    /// - Returns: whether the system allows that.
    @discardableResult
    static func setForNext(isOfChance: Bool) -> Bool {
        guard let personality else { return false }
        let now = personality(asking)
        guard now >= 0 else { return false }
        let wanted = isOfChance ? UInt(now) & ~isFixed : UInt(now) | isFixed
        return personality(wanted) >= 0
    }

    /// The same, for a program that takes the place of this one.
    package static func fixForNext() { setForNext(isOfChance: false) }

    /// Whether this process has to begin anew to have the addresses that it is to have; it is asked once.
    static var needsNewBeginning: Bool {
        let asked = getenv(variable).map { String(cString: $0) }
        guard asked != chance, asked != given, let personality, !Supervisor.isTraced else { return false }
        let now = personality(asking)
        guard now >= 0, UInt(now) & isFixed == 0, setForNext(isOfChance: false) else { return false }
        // Where the system takes it back, there is no second time.
        setenv(variable, given, 1)
        return true
    }

    /// Keeps the memory of app code apart, unless this process is to have addresses of chance.
    ///
    /// - Returns: what does not hold where that is not possible.
    static func fixHeap() -> String? {
        if getenv(variable).map({ String(cString: $0) }) == chance || MachineCalls.fixHeap() { return nil }
        return "there is no room for app code's memory at its addresses: sets of objects may have an order of chance"
    }

    /// Why this process has addresses of chance though it should not; nil where all is as it should be.
    package static var problem: String? {
        let asked = getenv(variable).map { String(cString: $0) }
        guard asked != chance, let personality, !Supervisor.isTraced else { return nil }
        let now = personality(asking)
        if now >= 0, UInt(now) & isFixed != 0 { return nil }
        return "the system gives each process other addresses (personality): sets of objects have an order of chance"
    }

    private typealias Personality = @convention(c) (UInt) -> Int32
    private static let personality = dlsym(nil, "personality").map { unsafeBitCast($0, to: Personality.self) }
}
