import Testing
import VigilFacts

@testable import VigilTranslation

struct OutlineTests: Facts {
    @Test("The outline of a source", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func entries(_ source: String) -> [Outline.Entry] { Outline(of: SourceText(source)).entries }

    let types = Fact("has types with what they inherit, wherever they are") {
        let found = Self.entries(
            """
            public final class A<T: B>: C<D, E>, F where T: G { struct Inner {} }
            extension Outer.Inner: P & Q { }
            func f() { class Local: NSObject { } }
            actor Counter { }
            protocol P: class { }
            enum E { case a; class func no() {} }
            """)
        expect(found.map(\.type.name), is: ["A", "Inner", "Outer.Inner", "Local", "Counter", "P", "E"])
        expect(found.map(\.type.kind), is: [.class, .struct, .extension, .class, .actor, .protocol, .enum])
        expect(found[0].type.inherited, is: ["C<D, E>", "F"])
        expect(found[0].type.modifiers, is: ["public", "final"])
        expect(found.map(\.type.isGeneric), is: [true, true, false, false, false, false, false])
        expect(found[5].type.inherited, is: ["class"])
    }

    let methods = Fact("has methods with their labels, attributes and effects") {
        let members = Self.entries(
            """
            class A {
                @objc(name:) private func f(_ a: Int, b c: [String: Int] = [:], d: (Int, Int) -> Void) async throws -> Int { 1 }
                @IBAction
                func tapped(_ sender: Any) { class Not {} ; func inner() {} }
                let map = { (a: Int) -> Int in a }
                static func make<T: P<Q, R>>(from value: T, `in` place: inout Dictionary<String, Int>) -> Self { }
                init?(coder: NSCoder) { }
                lazy var x: Int = { let y = 1; return y }()
                class var shared: A { A() }
                func == (a: A, b: A) -> Bool { true }
            }
            """)[0].members
        expect(members.map(\.name), is: ["f", "tapped", "map", "make", "init", "x", "shared", "=="])
        expect(members[0].labels, is: ["_", "b", "d"])
        expect(members[0].selector, is: "name:")
        expect(members[0].isAsync && members[0].throws)
        expect(members[0].modifiers, is: ["private"])
        expect(members[1].attributes.map(\.name), is: ["IBAction"])
        expect(members[3].labels, is: ["from", "in"])
        expect(members[3].modifiers, is: ["static"])
        expect(members[3].fullName, is: "make(from:in:)")
        expect(members[6].modifiers, is: ["class"])
    }

    let closures = Fact("knows which closures must not outlive a call") {
        let method = Self.entries(
            "class A { func f(a: () -> Void, b: @escaping () -> Void, c: (() -> Void)?, d: Int) {} }")[
                0]
        expect(method.members[0].parameters.map(\.isNonescaping), is: [true, false, false, false])
    }

    let selectors = Fact(
        "names methods as Objective-C does",
        for: [
            ("tick", [], "tick"), ("tick", ["_"], "tick:"), ("tick", ["timer"], "tickWithTimer:"),
            ("move", ["to", "by"], "moveTo:by:"), ("load", ["forKey"], "loadForKey:"),
            ("handle", ["_", "_", "in"], "handle::in:"), ("play", ["withSound"], "playWithSound:"),
            ("add", ["format"], "addWithFormat:"),
        ]
    ) { (name: String, labels: [String], selector: String) in
        expect(SelectorName.of(name, labels: labels), is: selector)
    }
}
