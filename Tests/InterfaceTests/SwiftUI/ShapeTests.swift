import BackgroundRuntime
import SwiftUI
import Testing
import VigilFacts
import VigilRuntimeProbes

/// A shape as apps write them: with a path, and a value that can be between two states.
private struct Gauge: Shape {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: 100, startAngle: .degrees(120),
            endAngle: .degrees(120 + 300 * share), clockwise: false)
        return path.strokedPath(StrokeStyle(lineWidth: 20, lineCap: .round))
    }
}

/// A card that is turned over.
private struct Turn: GeometryEffect {
    var angle: Double

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        print("never: nothing is drawn")
        return ProjectionTransform(CATransform3DMakeRotation(angle, 0, 1, 0))
    }
}

private struct Dashboard: View {
    @State private var speed = 0.2

    var body: some View {
        VStack {
            Gauge(share: speed).foregroundColor(.red).brightness(0.2).blur(radius: 3)
                .onTapGesture { speed += 0.1 }.accessibilityIdentifier("gauge")
            Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
            Text("Speed \(Int(speed * 100))").modifier(Turn(angle: speed))
                .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
        }
    }
}

private struct DashboardApp: App {
    var body: some Scene { WindowGroup { Dashboard() } }
}

private struct LooksApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Kept").fixedSize(horizontal: false, vertical: true).clipped().scrollContentBackground(.hidden)
        }
    }
}

struct ShapeTests: Facts {
    @Test("Shapes of SwiftUI", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let looks = Fact(
        "life.api.missing: what changes only looks leaves a view on the screen, from the system on that brought it"
    ) {
        expect(try AppPhoneOf.launched(LooksApp.self, on: .iOS(16)).screen().contains { $0.contains("Kept") })
        let phone = try AppPhoneOf.launched(LooksApp.self, on: .iOS(15))
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.trace.entries.contains { $0.text.contains("SwiftUI.View.scrollContentBackground(_:)") })
    }

    let app = Fact(
        "a shape of the app's own and an effect on a view are there and take touches, and nothing is drawn"
    ) {
        let phone = try AppPhoneOf.launched(DashboardApp.self)
        try expect(phone.screen(), is: ["other \"gauge\"", "staticText \"Speed 20\""])
        try expect(phone.said { try phone.touch("gauge") }.isEmpty)
        try expect(phone.screen(), is: ["other \"gauge\"", "staticText \"Speed 30\""])
        expect(phone.app.trace.entries.filter { $0.text.hasPrefix("GeometryEffect is not simulated") }.count, is: 1)
    }

    let path = Fact("a path keeps its parts, and the box around them") {
        var path = Path()
        expect(path.isEmpty && path.boundingRect.isNull && path.currentPoint == nil)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 8), control: CGPoint(x: 9, y: 4))
        expect(path.currentPoint, is: CGPoint(x: 5, y: 8))
        path.closeSubpath()
        expect(path.currentPoint, is: CGPoint(x: 1, y: 2))
        // The curve goes half as far as the point that it is drawn towards.
        expect(path.boundingRect.isAbout(CGRect(x: 1, y: 2, width: 6, height: 6)))
        expect(path.offsetBy(dx: 2, dy: -2).boundingRect.isAbout(CGRect(x: 3, y: 0, width: 6, height: 6)))
        expect(path.cgPath.boundingBox, is: CGRect(x: 1, y: 2, width: 8, height: 6))
        var parts: [Path.Element] = []
        path.forEach { parts.append($0) }
        expect(parts.count == 4 && parts.last == .closeSubpath)
        expect(Path(path.cgPath).boundingRect, is: path.cgPath.boundingBox)
    }

    let sides = Fact("round corners are joined by straight sides") {
        var parts: [Path.Element] = []
        RoundedRectangle(cornerRadius: 5).path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).forEach {
            parts.append($0)
        }
        let kinds = parts.map { part in
            switch part {
            case .move: "move"
            case .line(let end): "line \(Int(end.x.rounded())) \(Int(end.y.rounded()))"
            case .quadCurve, .curve: "curve"
            case .closeSubpath: "close"
            }
        }
        expect(
            kinds, is: ["move", "curve", "line 5 20", "curve", "line 0 5", "curve", "line 35 0", "curve", "close"])
    }

    let tangents = Fact("an arc between two lines ends where it touches the second one") {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 30), radius: 4)
        expect(path.currentPoint?.isAbout(CGPoint(x: 10, y: 4)), is: true)
        expect(path.boundingRect.isAbout(CGRect(x: 0, y: 0, width: 10, height: 4)))
        var straight = Path()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        expect(straight.currentPoint, is: CGPoint(x: 10, y: 0))
    }

    let circles = Fact("circles and round corners go through the points that they have to") {
        let box = CGRect(x: 10, y: 20, width: 60, height: 40)
        let ellipse = Path(ellipseIn: box)
        expect(ellipse.boundingRect.isAbout(box))
        expect(Capsule().path(in: box).boundingRect.isAbout(box))
        expect(RoundedRectangle(cornerRadius: 5).path(in: box).boundingRect.isAbout(box))
        expect(Circle().path(in: box).boundingRect.isAbout(CGRect(x: 20, y: 20, width: 40, height: 40)))
        expect(Rectangle().path(in: box).boundingRect, is: box)
    }

    let arcs = Fact("an arc goes the way that it is told: the y axis points down") {
        func end(_ last: Double, clockwise: Bool) -> (CGPoint?, CGRect) {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(last), clockwise: clockwise)
            return (path.currentPoint, path.boundingRect)
        }
        let short = end(90, clockwise: false)
        expect(short.0?.isAbout(CGPoint(x: 0, y: 10)), is: true)
        expect(short.1.isAbout(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let long = end(90, clockwise: true)
        expect(long.0?.isAbout(CGPoint(x: 0, y: 10)), is: true)
        expect(long.1.isAbout(CGRect(x: -10, y: -10, width: 20, height: 20)))
        expect(end(360, clockwise: false).1.isAbout(CGRect(x: -10, y: -10, width: 20, height: 20)))
        expect(end(0, clockwise: false).1.size.height, is: 0)
    }

    let projections = Fact("changes of what is drawn go one after the other") {
        let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        let larger = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        let both = moved.concatenating(larger)
        expect(both.m31 == 6 && both.m32 == 8 && both.m11 == 2 && both.isAffine && !both.isIdentity)
        expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
        var deep = CATransform3DIdentity
        deep.m14 = 0.1
        expect(!ProjectionTransform(deep).isAffine)
    }
}

extension CGPoint {
    fileprivate func isAbout(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}

extension CGRect {
    fileprivate func isAbout(_ other: CGRect) -> Bool {
        origin.isAbout(other.origin) && abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
    }
}
