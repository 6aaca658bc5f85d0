import SimulatedFoundation
import Testing
import VigilFacts

struct ObjectTests: Facts {
    @Test("Objects of Foundation", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private final class Observer: NSObject {
        override var description: String { "an observer" }
    }

    let formats = Fact("are arguments of formats, as what they say of themselves") {
        let error = NSError(domain: "Demo", code: 4)
        let text = String(format: "%@, %@ and %@ of %d", Observer(), NSNumber(value: 3), error, 5)
        expect(text, is: "an observer, 3 and \(error.description) of 5")
    }

    let tables = Fact("are not kept by a table of weak objects, and kept by another") {
        let (weak, strong) = (NSHashTable<AnyObject>.weakObjects(), NSHashTable<Observer>())
        let observer = Observer()
        do {
            let other = Observer()
            for one in [observer, observer, other] { weak.add(one) }
            strong.add(other)
            expect(weak.count == 2 && weak.contains(other))
        }
        expect(weak.allObjects.count, is: 1 + strong.count)
        strong.removeAllObjects()
        expect(weak.allObjects.count == 1 && weak.anyObject === observer)
        weak.remove(observer)
        expect(weak.allObjects.isEmpty && !weak.contains(observer))
    }
}
