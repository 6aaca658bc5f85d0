// swift-format-ignore-file
//
//  MetronomeViewController.swift
//  Metronome
//

import UIKit

class MetronomeViewController: UIViewController, MetronomeDelegate {

    private let metronome = Metronome()
    private var wasInterrupted = false

    @IBOutlet var tempoLabel: UILabel!
    @IBOutlet var tempoSlider: UISlider!
    @IBOutlet var startButton: UIButton!

    // MARK: - View

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = NSLocalizedString("Metronome", comment: "")
        self.view.backgroundColor = UIColor.white
        buildViews()
        metronome.delegate = self
        self.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Remind",
                                                                 style: .plain,
                                                                 target: self,
                                                                 action: #selector(remindTomorrow(_:)))
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(metronomeChanged(_:)), name: MetronomeDidStartNotification, object: metronome)
        center.addObserver(self, selector: #selector(metronomeChanged(_:)), name: MetronomeDidStopNotification, object: metronome)
        _ = PracticeLog.shared
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.beginReceivingRemoteControlEvents()
        self.becomeFirstResponder()
        self.perform(#selector(startAutomatically), with: nil, afterDelay: 2)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        UIApplication.shared.endReceivingRemoteControlEvents()
        self.resignFirstResponder()
    }

    override var canBecomeFirstResponder: Bool {
        return true
    }

    private func buildViews() {
        tempoLabel = UILabel(frame: CGRect(x: 20, y: 80, width: 280, height: 44))
        tempoLabel.textAlignment = .center
        tempoLabel.text = "\(metronome.tempo)"
        tempoSlider = UISlider(frame: CGRect(x: 20, y: 140, width: 280, height: 44))
        tempoSlider.minimumValue = 30
        tempoSlider.maximumValue = 240
        tempoSlider.value = Float(metronome.tempo)
        tempoSlider.addTarget(self, action: #selector(tempoChanged(_:)), for: .valueChanged)
        startButton = UIButton(type: .system)
        startButton.frame = CGRect(x: 20, y: 200, width: 280, height: 44)
        startButton.setTitle("Start", for: .normal)
        startButton.addTarget(self, action: #selector(startOrStop(_:)), for: .touchUpInside)
        self.view.addSubview(tempoLabel)
        self.view.addSubview(tempoSlider)
        self.view.addSubview(startButton)
    }

    // MARK: - Actions

    @objc private func startAutomatically() {
        startButton.sendActions(for: .touchUpInside)
    }

    @IBAction func startOrStop(_ sender: UIButton) {
        metronome.isRunning ? metronome.stop() : metronome.start()
    }

    @IBAction func tempoChanged(_ sender: UISlider) {
        metronome.setTempo(Int(sender.value))
        tempoLabel.text = "\(metronome.tempo)"
    }

    @objc func remindTomorrow(_ sender: UIBarButtonItem) {
        let notification = UILocalNotification()
        notification.fireDate = Date(timeIntervalSinceNow: 24 * 60 * 60)
        notification.timeZone = TimeZone.current
        notification.alertBody = "Practise!"
        notification.soundName = UILocalNotificationDefaultSoundName
        UIApplication.shared.scheduleLocalNotification(notification)
    }

    // MARK: - Audio session

    func interrupt() {
        wasInterrupted = metronome.isRunning
        metronome.stop()
    }

    func resume() {
        if wasInterrupted {
            metronome.start()
        }
        wasInterrupted = false
    }

    // MARK: - Remote control

    override func remoteControlReceived(with event: UIEvent?) {
        guard let event = event, event.type == .remoteControl else {
            return
        }
        switch event.subtype {
        case .remoteControlPlay:
            metronome.start()
        case .remoteControlPause, .remoteControlStop:
            metronome.stop()
        case .remoteControlTogglePlayPause:
            startOrStop(startButton)
        default:
            break
        }
    }

    // MARK: - Notifications

    @objc private func metronomeChanged(_ notification: Notification) {
        startButton.setTitle(metronome.isRunning ? "Stop" : "Start", for: .normal)
        NSLog("%@ at %d", metronome.isRunning ? "started" : "stopped", metronome.tempo)
    }

    // MARK: - MetronomeDelegate

    func metronomeDidTick(_ metronome: Metronome) {
        tempoLabel.alpha = metronome.beat == 1 ? 1.0 : 0.5
    }

    func metronome(_ metronome: Metronome, didCompleteBar bar: Int) {
        if bar % 100 == 0 {
            NSLog("%d bars", bar)
        }
    }

    func metronome(_ metronome: Metronome, didFailWithError error: NSError) {
        let alert = UIAlertController(title: "Silent", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}
