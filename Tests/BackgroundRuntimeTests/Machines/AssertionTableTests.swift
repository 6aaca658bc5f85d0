import BackgroundRuntime
import Testing
import VigilFacts

@Suite("The table of assertions")
struct AssertionTableTests {
    private var table = AssertionTable()

    private mutating func acquire(_ holder: AssertionHolder, keepsDeviceAwake: Bool = false) -> Assertion {
        table.acquire(
            holder, reason: "test", rule: TaskRules.budgetShared, at: .boot, until: nil,
            keepsDeviceAwake: keepsDeviceAwake)
    }

    @Test("it is empty until something is acquired, and after the last drop")
    mutating func emptiness() {
        expect(table.isEmpty)
        let one = acquire(.task("one"))
        let two = acquire(.task("one"))
        expect(one.id != two.id)
        expect(table.drop(one.id), is: one)
        expect(!table.isEmpty)
        expect(table.drop(two.id), is: two)
        expect(table.isEmpty)
    }

    @Test("a second drop changes nothing")
    mutating func dropTwice() {
        let one = acquire(.mode("x"))
        _ = acquire(.mode("y"))
        _ = table.drop(one.id)
        expect(table.drop(one.id) == nil)
        expect(table.all.count, is: 1)
    }

    @Test("identifiers are not used twice")
    mutating func identifiers() {
        let one = acquire(.mode("x"))
        table.removeAll()
        expect(acquire(.mode("x")).id != one.id)
    }

    @Test("holders are named once, the oldest first")
    mutating func holders() {
        for holder in [AssertionHolder.task("b"), .mode("x"), .task("b"), .wake("push")] { _ = acquire(holder) }
        expect(table.holders, is: ["task \"b\"", "x", "wake: push"])
    }

    @Test("one assertion is enough to keep the device awake")
    mutating func deviceAwake() {
        _ = acquire(.mode("x"))
        expect(!table.keepsDeviceAwake)
        let awake = acquire(.task("a"), keepsDeviceAwake: true)
        expect(table.keepsDeviceAwake)
        _ = table.drop(awake.id)
        expect(!table.keepsDeviceAwake)
    }
}
