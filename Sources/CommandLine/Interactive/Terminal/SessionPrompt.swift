import BackgroundRuntime
import Foundation
import VigilScenarios

/// The prompt of a session on a terminal.
struct SessionPrompt {
    private let session: InteractiveSession
    private let terminal: Terminal
    private let style: TextStyle
    private let prompt: String
    private let keys: KeyQueue
    private var editor = LineEditor()

    /// A prompt that is not shown yet.
    init(_ session: InteractiveSession, _ terminal: Terminal, _ style: TextStyle, prompt: String) {
        self.session = session
        self.terminal = terminal
        self.style = style
        self.prompt = prompt
        let keys = KeyQueue(terminal)
        self.keys = keys
        session.player.watch(terminal.descriptor, isStop: keys.takeInterrupt)
    }

    /// Takes what is typed until the session is over.
    ///
    /// - Throws: ``UsageError`` when the phone cannot be played.
    mutating func run() throws(UsageError) {
        try session.begin()
        terminal.print("Tab completes, help lists what can be typed, Ctrl-D ends.", style.dim)
        while true {
            // Of a text that is pasted, the end is shown.
            if !keys.isTyped(within: 0) { show(session.player.status.line) }
            guard let key = keys.next() else { break }
            if try !take(key) { break }
        }
        terminal.hide()
        leaveForSignal()
    }

    /// A signal ends the program as it would any, once the terminal is as it was.
    private func leaveForSignal() {
        guard let signal = Interruption.received else { return }
        session.player.end()
        terminal.end()
        Interruption.die(of: signal)
    }

    private func show(_ status: String) {
        terminal.show(status, style, prompt: prompt, editor.text, cursor: editor.cursor)
    }

    /// Takes a key; false when the session is over.
    private mutating func take(_ key: Key) throws(UsageError) -> Bool {
        let cancelled = key == .interrupt ? String(editor.text) : ""
        switch editor.take(key, complete: session.completion.choices) {
        case .edited: break
        case .clear: terminal.clear()
        case .ended: return false
        case .cancelled: terminal.leave(cancelled + "^C", style, prompt: prompt)
        case .choices(let choices):
            terminal.leave(String(editor.text), style, prompt: prompt)
            terminal.print(WrappedText(choices.joined(separator: "  "), width: 78).lines.joined(separator: "\n"))
        case .entered(let line): return try perform(line)
        }
        return true
    }

    private func perform(_ line: String) throws(UsageError) -> Bool {
        terminal.leave(line, style, prompt: prompt)
        switch try session.perform(line) {
        case .goesOn: return true
        case .isOver: return false
        case .plays(let factor):
            try play(factor, line)
            return true
        }
    }

    /// Lets time pass in pieces, until a key is pressed.
    private func play(_ factor: Double, _ line: String) throws(UsageError) {
        let clock = ContinuousClock()
        var last = clock.now
        while !keys.isTyped(within: 100) {
            let now = clock.now
            let milliseconds = (last.duration(to: now) * factor).wholeNanoseconds / 1_000_000
            last = now
            terminal.hide()
            let errors = session.errors
            try session.play(.milliseconds(milliseconds), line: line)
            if session.errors > errors { return }
            terminal.show(session.player.status.line + " · any key pauses", style, prompt: prompt, [], cursor: 0)
        }
        _ = keys.next()
    }
}
