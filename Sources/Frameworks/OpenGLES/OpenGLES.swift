import BackgroundRuntime
import VigilGraphics

/// The version of OpenGL ES that a context is for.
public enum EAGLRenderingAPI: UInt, Sendable {
    case openGLES1 = 1
    case openGLES2 = 2
    case openGLES3 = 3
}

/// A state in which an app draws. Nothing is drawn; whether it may is decided as on a phone.
open class EAGLContext: NSObject, @unchecked Sendable {
    /// The version of OpenGL ES that it is for.
    public let api: EAGLRenderingAPI

    /// A context for a version of OpenGL ES.
    public init?(api: EAGLRenderingAPI) { self.api = api }

    /// The context that the calls of the calling thread go to; nil for none.
    open class func current() -> EAGLContext? { ProcessContexts.ofRunningApp.current }

    /// Lets the calls go to a context. Here all threads of an app share one.
    @discardableResult
    open class func setCurrent(_ context: EAGLContext?) -> Bool {
        ProcessContexts.ofRunningApp.current = context
        return true
    }

    /// Shows what was drawn: work for the graphics processor.
    @discardableResult
    open func presentRenderbuffer(_ target: Int) -> Bool {
        OpenGLCall.submit("presentRenderbuffer(_:)")
        return true
    }
}

/// The current context of a launch.
private final class ProcessContexts {
    var current: EAGLContext?

    static var ofRunningApp: ProcessContexts {
        SimulatedApp.process(for: "EAGLContext").storage.object { ProcessContexts() }
    }
}

/// A number that names something: a mode, a buffer.
public typealias GLenum = UInt32
/// A set of buffers.
public typealias GLbitfield = UInt32
public typealias GLint = Int32
public typealias GLsizei = Int32
/// A part of a colour, from 0 to 1.
public typealias GLclampf = Float

/// Names the buffer of the colours among others.
public let GL_COLOR_BUFFER_BIT: Int32 = 0x4000
/// Names the buffer of the depths among others.
public let GL_DEPTH_BUFFER_BIT: Int32 = 0x0100
/// Each three corners are a triangle.
public let GL_TRIANGLES: Int32 = 0x0004
/// Each corner makes a triangle with the two before it.
public let GL_TRIANGLE_STRIP: Int32 = 0x0005
/// What is shown on the screen.
public let GL_RENDERBUFFER: Int32 = 0x8D41

/// Sets the colour that `glClear` fills with. Kept by nobody: nothing is drawn.
public func glClearColor(_ red: GLclampf, _ green: GLclampf, _ blue: GLclampf, _ alpha: GLclampf) {}

/// Fills buffers with one colour: work for the graphics processor.
public func glClear(_ mask: GLbitfield) { OpenGLCall.submit("glClear") }

/// Draws the corners that were given: work for the graphics processor.
public func glDrawArrays(_ mode: GLenum, _ first: GLint, _ count: GLsizei) { OpenGLCall.submit("glDrawArrays") }

/// Draws corners by their numbers: work for the graphics processor.
public func glDrawElements(_ mode: GLenum, _ count: GLsizei, _ type: GLenum, _ indices: UnsafeRawPointer?) {
    OpenGLCall.submit("glDrawElements")
}

/// Hands what was drawn to the graphics processor, and does not wait.
public func glFlush() { OpenGLCall.submit("glFlush") }

/// Waits until the graphics processor has done all that was drawn. An app calls it before it leaves the screen.
public func glFinish() {
    let process = SimulatedApp.process(for: "glFinish")
    SimulatedThread.sleep(for: process.device.requiredService(GraphicsService.self).timeToFinish(in: process))
}

private enum OpenGLCall {
    static func submit(_ name: String) {
        let process = SimulatedApp.process(for: name)
        process.device.requiredService(GraphicsService.self).submit(.openGL, in: process)
    }
}
