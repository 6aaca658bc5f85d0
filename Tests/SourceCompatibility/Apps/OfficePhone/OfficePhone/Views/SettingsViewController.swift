// swift-format-ignore-file
//
//  SettingsViewController.swift
//  OfficePhone
//

import UIKit

protocol SettingsViewControllerDelegate: AnyObject {
    func settingsViewControllerDidChange(_ controller: SettingsViewController)
}

/// Its cells, outlets and actions are in Settings.storyboard.
final class SettingsViewController: UITableViewController {

    weak var delegate: SettingsViewControllerDelegate?

    @IBOutlet private weak var speakerSwitch: UISwitch!
    @IBOutlet private weak var handleField: UITextField!
    @IBOutlet private var versionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        speakerSwitch.isOn = CallSettings.usesSpeaker
        handleField.text = CallSettings.handle
        versionLabel.text = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "licenses" else { return }
        segue.destination.title = (sender as? UITableViewCell)?.textLabel?.text
    }

    @IBAction private func speakerChanged(_ sender: UISwitch) {
        CallSettings.usesSpeaker = sender.isOn
        delegate?.settingsViewControllerDidChange(self)
    }

    @IBAction private func handleChanged(_ sender: UITextField) {
        CallSettings.handle = sender.text ?? ""
        delegate?.settingsViewControllerDidChange(self)
    }

    @IBAction private func done(_ sender: Any?) {
        dismiss(animated: true)
    }

    @IBAction func unwindToSettings(_ segue: UIStoryboardSegue) {}
}

/// What somebody chose.
enum CallSettings {

    static var usesSpeaker: Bool {
        get { UserDefaults.standard.bool(forKey: "usesSpeaker") }
        set { UserDefaults.standard.set(newValue, forKey: "usesSpeaker") }
    }

    static var handle: String {
        get { UserDefaults.standard.string(forKey: "handle") ?? "" }
        set { UserDefaults.standard.set(newValue, forKey: "handle") }
    }
}
