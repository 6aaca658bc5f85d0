import BackgroundRuntime
import Foundation
import VigilScenarios

/// A terminal that shows a prompt at its lower end: each key comes at once, and is shown by whoever takes it.
final class Terminal {
    private let input: Int32
    private let output: Int32
    private var before = termios()
    private var isShown = false

    /// The terminal that this program was started on; nil where it is on none, or on one that obeys no commands.
    init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        let kind = ProcessInfo.processInfo.environment["TERM"]
        guard kind != "dumb", isatty(input) == 1, isatty(output) == 1, tcgetattr(input, &before) == 0 else {
            return nil
        }
        (self.input, self.output) = (input, output)
    }

    /// From now on keys come one by one.
    func begin() {
        var raw = before
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON)
        tcsetattr(input, TCSADRAIN, &raw)
    }

    /// The terminal is as it was.
    func end() {
        hide()
        tcsetattr(input, TCSADRAIN, &before)
    }

    /// Where keys can be read.
    var descriptor: Int32 { input }

    /// What was typed since the last time; nil when the terminal is gone.
    func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1_024)
        let count = Foundation.read(input, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    private var columns: Int {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Shows a line that tells how things are, and below it the prompt with what is typed.
    func show(_ status: String, _ style: TextStyle, prompt: String, _ text: [Character], cursor: Int) {
        let width = max(columns - 1, 20)
        let room = PromptWindow(text, cursor: cursor, width: width - prompt.count)
        let line = String(WrappedText(status, width: width).lines[0])
        let back = room.behind > 0 ? "\u{1B}[\(room.behind)D" : ""
        send(erasure + style.dim(line) + "\n" + style.bold(prompt) + room.text + back)
        isShown = true
    }

    /// Removes both lines, so that others can be printed in their place.
    func hide() {
        send(erasure)
        isShown = false
    }

    /// Leaves what was entered on the screen, below what was printed before, and removes the line above it.
    func leave(_ line: String, _ style: TextStyle, prompt: String) {
        send(erasure + style.bold(prompt) + line.onOneLine + "\n")
        isShown = false
    }

    /// Prints a text where the prompt is not shown.
    func print(_ text: String, _ paint: (String) -> String = { $0 }) { send(paint(text) + "\n") }

    /// Makes the screen empty.
    func clear() {
        send("\u{1B}[H\u{1B}[2J")
        isShown = false
    }

    private var erasure: String { isShown ? "\r\u{1B}[1A\u{1B}[J" : "" }

    private func send(_ text: String) {
        fflush(nil)
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            guard count >= 0 || errno == EINTR else { return }
            written += max(count, 0)
        }
    }
}

/// The part of a line that one row of a terminal shows.
struct PromptWindow: Equatable {
    let text: String
    /// How many columns of it stand behind the cursor.
    let behind: Int

    /// The part of a line around its cursor.
    init(_ line: [Character], cursor: Int, width: Int) {
        // From the cursor on, so that a long line costs no more than what is shown of it.
        var (start, end, before, behind) = (cursor, cursor, 0, 0)
        while start > 0, before + WrappedText.width(of: line[start - 1]) < width {
            start -= 1
            before += WrappedText.width(of: line[start])
        }
        while end < line.count, before + behind + WrappedText.width(of: line[end]) < width {
            behind += WrappedText.width(of: line[end])
            end += 1
        }
        text = String(line[start..<end]).onOneLine
        self.behind = behind
    }
}
