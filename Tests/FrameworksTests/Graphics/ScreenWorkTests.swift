import Metal
import OpenGLES
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Work with the screen in the background: how the oldest guides want it, and how Metal answers.
struct ScreenWorkTests: Facts {
    @Test("Work for the screen", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An app that draws 60 times a second, and stops as a guide of iOS 4 tells it to.
    final class Painter: UIResponder, UIApplicationDelegate {
        private let context = EAGLContext(api: .openGLES1)
        private var timer: Timer?
        private(set) var frames = 0

        func applicationDidBecomeActive(_ application: UIApplication) {
            EAGLContext.setCurrent(context)
            timer = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
                MainActor.assumeIsolated { self.draw() }
            }
        }

        func applicationWillResignActive(_ application: UIApplication) {
            timer?.invalidate()
        }

        func applicationDidEnterBackground(_ application: UIApplication) {
            glFinish()
            _ = application.beginBackgroundTask()
        }

        private func draw() {
            glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
            glDrawArrays(GLenum(GL_TRIANGLES), 0, 3)
            frames += 1
            EAGLContext.current()?.presentRenderbuffer(Int(GL_RENDERBUFFER))
        }
    }

    let painter = Fact(
        "by OpenGL ES: an app that stops its timer and calls glFinish lives, on each system",
        for: [4, 12]
    ) { (system: Int) in
        let device = Device(system: .iOS(system))
        let app = try device.install(Painter.self, manifest: .init())
        app.launch()
        device.advance(by: .seconds(2))
        let frames = try app.main { (painter: Painter) in painter.frames }
        expect((119...121).contains(frames))
        device.press(.home)
        device.advance(by: .seconds(5))
        expect(app.state == .background && app.exits.isEmpty)
    }

    let careless = Fact("by OpenGL ES: an app that goes on drawing is ended within a frame") {
        let device = Device(system: .iOS(12))
        let app = try device.install(
            LaunchCode {
                _ = UIApplication.shared.beginBackgroundTask()
                Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
                    glDrawArrays(GLenum(GL_TRIANGLES), 0, 3)
                }
            }, manifest: .init())
        app.launch()
        device.advance(by: .milliseconds(1_009))
        device.press(.home)
        device.advance(by: .seconds(1))
        expect(app.exits.map(\.name), is: ["gpu"])
    }

    let buffers = Fact.async(
        "by Metal: a buffer completes on the screen, and fails in the background, by handler, wait and async"
    ) {
        let device = Device(system: .iOS(17))
        let app = try device.install(
            LaunchCode {
                guard let queue = MTLCreateSystemDefaultDevice()?.makeCommandQueue() else { return }
                @Sendable func run(_ title: String) {
                    guard let buffer = queue.makeCommandBuffer() else { return }
                    buffer.addScheduledHandler { _ in print(title, "scheduled") }
                    buffer.addCompletedHandler { print(title, "handler", $0.status == .completed) }
                    buffer.commit()
                    buffer.waitUntilCompleted()
                    print(title, buffer.status, (buffer.error as NSError?)?.code ?? 0)
                }
                run("front")
                _ = UIApplication.shared.beginBackgroundTask()
                DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
                    run("back")
                    guard let buffer = queue.makeCommandBuffer() else { return }
                    buffer.commit()
                    Task {
                        await buffer.completed()
                        print("async", buffer.status)
                    }
                }
            }, manifest: .init())
        app.launch()
        device.advance(by: .seconds(1))
        device.press(.home)
        device.advance(by: .seconds(6))
        expect(
            app.trace.output.sorted(),
            is: [
                "async error", "back error 7", "back handler false", "back scheduled", "front completed 0",
                "front handler true", "front scheduled",
            ])
        expect(app.state, is: .background)
    }
}
