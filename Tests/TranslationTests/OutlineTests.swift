import Testing

@testable import VigilTranslation

@Suite("The outline of a source")
struct OutlineTests {
    private func entries(_ source: String) -> [Outline.Entry] { Outline(of: SourceText(source)).entries }

    @Test("has types with what they inherit, wherever they are")
    func types() {
        let found = entries(
            """
            public final class A<T: B>: C<D, E>, F where T: G { struct Inner {} }
            extension Outer.Inner: P & Q { }
            func f() { class Local: NSObject { } }
            actor Counter { }
            protocol P: class { }
            enum E { case a; class func no() {} }
            """)
        #expect(found.map(\.type.name) == ["A", "Inner", "Outer.Inner", "Local", "Counter", "P", "E"])
        #expect(found.map(\.type.kind) == [.class, .struct, .extension, .class, .actor, .protocol, .enum])
        #expect(found[0].type.inherited == ["C<D, E>", "F"])
        #expect(found[0].type.modifiers == ["public", "final"])
        #expect(found.map(\.type.isGeneric) == [true, true, false, false, false, false, false])
        #expect(found[5].type.inherited == ["class"])
    }

    @Test("has methods with their labels, attributes and effects")
    func methods() {
        let members = entries(
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
        #expect(members.map(\.name) == ["f", "tapped", "map", "make", "init", "x", "shared", "=="])
        #expect(members[0].labels == ["_", "b", "d"])
        #expect(members[0].selector == "name:")
        #expect(members[0].isAsync && members[0].throws)
        #expect(members[0].modifiers == ["private"])
        #expect(members[1].attributes.map(\.name) == ["IBAction"])
        #expect(members[3].labels == ["from", "in"])
        #expect(members[3].modifiers == ["static"])
        #expect(members[3].fullName == "make(from:in:)")
        #expect(members[6].modifiers == ["class"])
    }

    @Test("knows which closures must not outlive a call")
    func closures() {
        let method = entries("class A { func f(a: () -> Void, b: @escaping () -> Void, c: (() -> Void)?, d: Int) {} }")[
            0]
        #expect(method.members[0].parameters.map(\.isNonescaping) == [true, false, false, false])
    }

    @Test(
        "names methods as Objective-C does",
        arguments: [
            ("tick", [], "tick"), ("tick", ["_"], "tick:"), ("tick", ["timer"], "tickWithTimer:"),
            ("move", ["to", "by"], "moveTo:by:"), ("load", ["forKey"], "loadForKey:"),
            ("handle", ["_", "_", "in"], "handle::in:"), ("play", ["withSound"], "playWithSound:"),
            ("add", ["format"], "addWithFormat:"),
        ])
    func selectors(name: String, labels: [String], selector: String) {
        #expect(SelectorName.of(name, labels: labels) == selector)
    }
}
