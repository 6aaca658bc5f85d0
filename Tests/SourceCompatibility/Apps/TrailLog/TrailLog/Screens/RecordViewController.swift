import UIKit

class RecordViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var startButton: UIButton!
    @IBOutlet private var lines: [UILabel]!

    private let recorder = Recorder()
    private weak var badge: BadgeViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        recorder.onChange = { [weak self] in self?.show() }
        show()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let badge = segue.destination as? BadgeViewController { self.badge = badge }
    }

    @IBAction func toggle(_ sender: UIButton) {
        if recorder.isRecording {
            recorder.stop()
        } else {
            recorder.start(titleField.text.flatMap { $0.isEmpty ? nil : $0 } ?? "Walk")
        }
        show()
    }

    private func show() {
        let title = recorder.isRecording ? "Stop" : "Start"
        startButton.setTitle(NSLocalizedString(title, comment: "the button that records"), for: .normal)
        lines.first { $0.tag == 1 }?.text = recorder.walk?.title ?? "-"
        lines.first { $0.tag == 2 }?.text = recorder.walk?.summary ?? "-"
        badge?.isOn = recorder.isRecording
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

/// The sign that something is recorded, in a container of the screen.
class BadgeViewController: UIViewController {
    @IBOutlet private weak var label: UILabel!

    var isOn = false { didSet { if isViewLoaded { show() } } }

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    private func show() { label.text = isOn ? "● REC" : "○" }
}
