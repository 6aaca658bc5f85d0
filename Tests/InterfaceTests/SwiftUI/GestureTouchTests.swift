import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

private struct Gestures: View {
    @State private var isHidden = false

    var body: some View {
        VStack {
            Text("Tap").onTapGesture { print("tap") }.onTapGesture(count: 2) { print("never: the inner one takes it") }
            Text("Twice").onTapGesture(count: 2) { print("twice") }
            Text("Rest").onLongPressGesture(minimumDuration: 2) { print("rested") }
            Rectangle().onTapGesture { print("shape") }.accessibilityIdentifier("shape")
            Circle().gesture(
                DragGesture().onChanged { print("drags", $0.translation.width) }.onEnded {
                    print("dragged", $0.translation.width)
                }
            ).accessibilityLabel("knob")
            Button("Both") { print("pressed") }.simultaneousGesture(TapGesture().onEnded { print("beside") })
            Button("First") { print("never: the outer one comes first") }
                .highPriorityGesture(TapGesture().onEnded { print("before") })
            Button("Out of reach") { print("never: fingers go through") }.allowsHitTesting(false)
            Button("Hidden") {}.hidden()
            Button("Clear") {}.opacity(0)
            Button("Unread") {}.accessibilityHidden(true)
            Text("Menu").contextMenu { Button("Copy") { print("copied") } }
            Button("Hide") { isHidden = true }
            Text("Fades").opacity(isHidden ? 0 : 1).onDisappear { print("never: what fades stays") }
            Text("1").accessibilityLabel("One").accessibilityValue("first")
        }
    }
}

private struct GestureApp: App {
    var body: some Scene { WindowGroup { Gestures() } }
}

struct GestureTouchTests: Facts {
    @Test("Gestures of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let outline = Fact("what is seen, read and reached is told apart") {
        let screen = try AppPhoneOf.launched(GestureApp.self).screen()
        expect(
            screen,
            is: [
                "staticText \"Tap\"", "staticText \"Twice\"", "staticText \"Rest\"", "other \"shape\"",
                "other \"knob\"", "button \"Both\"", "button \"First\"", "button \"Out of reach\"",
                "staticText \"Menu\"", "button \"Hide\"", "staticText \"Fades\"", "staticText \"One\" = first",
            ])
    }

    let touches = Fact("touches are recognized by what listens for them") {
        let phone = try AppPhoneOf.launched(GestureApp.self)
        let said = try phone.said {
            try phone.touch("Tap")
            try phone.touch("Tap", .doubleTap)
            try phone.touch("Twice")
            try phone.touch("Twice", .doubleTap)
            try phone.touch("Rest", .press(.seconds(1)))
            try phone.touch("Rest", .press(.seconds(2)))
            try phone.touch("shape")
            try phone.touch("knob", .swipe(.left))
        }
        expect(
            said,
            is: [
                "tap", "tap", "tap", "twice", "rested", "shape", "drags -97.5", "drags -195.0", "dragged -195.0",
            ])
    }

    let priorities = Fact("those beside and before others are told together with them, and instead of them") {
        let phone = try AppPhoneOf.launched(GestureApp.self)
        try expect(phone.said { try phone.touch("Both") }, is: ["pressed", "beside"])
        try expect(phone.said { try phone.touch("First") }, is: ["before"])
        try expect(phone.said { try phone.touch("Out of reach") }, is: [])
        expect(phone.lastNote, is: "nothing takes the tap on button \"Out of reach\"")
    }

    let staying = Fact("a finger that stays finds buttons, and what fades is no longer there") {
        let phone = try AppPhoneOf.launched(GestureApp.self)
        try phone.touch("Menu", .press(.seconds(1)))
        try expect(phone.said { try phone.touch("Copy") }, is: ["copied"])
        try expect(phone.said { try phone.touch("Hide") }, is: [])
        expect(phone.refusal("Fades") != nil)
    }
}
