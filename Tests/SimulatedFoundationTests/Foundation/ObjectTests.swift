import SimulatedFoundation
import Testing

@Suite("Objects of Foundation")
struct ObjectTests {
    private final class Observer: NSObject {
        override var description: String { "an observer" }
    }

    @Test("are arguments of formats, as what they say of themselves")
    func formats() {
        let error = NSError(domain: "Demo", code: 4)
        let text = String(format: "%@, %@ and %@ of %d", Observer(), NSNumber(value: 3), error, 5)
        #expect(text == "an observer, 3 and \(error.description) of 5")
    }

    @Test("are not kept by a table of weak objects, and kept by another")
    func tables() {
        let (weak, strong) = (NSHashTable<AnyObject>.weakObjects(), NSHashTable<Observer>())
        let observer = Observer()
        do {
            let other = Observer()
            for one in [observer, observer, other] { weak.add(one) }
            strong.add(other)
            #expect(weak.count == 2 && weak.contains(other))
        }
        #expect(weak.allObjects.count == 1 + strong.count)
        strong.removeAllObjects()
        #expect(weak.allObjects.count == 1 && weak.anyObject === observer)
        weak.remove(observer)
        #expect(weak.allObjects.isEmpty && !weak.contains(observer))
    }
}
