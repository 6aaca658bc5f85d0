// swift-format-ignore-file
//
//  CallsViewController.swift
//  OfficePhone
//

import UIKit

final class CallsViewController: UITableViewController {

    private let callManager: CallManager

    init(callManager: CallManager) {
        self.callManager = callManager
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Calls"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Call")
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "phone"), style: .plain, target: self, action: #selector(dial))
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: self, action: #selector(showSettings))
        callManager.callsChangedHandler = { [weak self] in
            self?.tableView.reloadData()
        }
    }

    @objc private func dial() {
        let alert = UIAlertController(title: "Call", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.keyboardType = .phonePad }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Call", style: .default) { [weak self, weak alert] _ in
            guard let number = alert?.textFields?.first?.text, !number.isEmpty else { return }
            self?.callManager.startCall(handle: number, videoEnabled: false)
        })
        present(alert, animated: true)
    }

    @objc private func showSettings() {
        let storyboard = UIStoryboard(name: "Settings", bundle: nil)
        guard let navigationController = storyboard.instantiateInitialViewController() as? UINavigationController,
              let settings = navigationController.topViewController as? SettingsViewController else { return }
        settings.delegate = self
        present(navigationController, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        callManager.calls.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Call", for: indexPath)
        let call = callManager.calls[indexPath.row]
        cell.textLabel?.text = call.handle
        cell.imageView?.image = UIImage(systemName: call.outgoing ? "phone.arrow.up.right" : "phone.arrow.down.left")
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let call = callManager.calls[indexPath.row]
        callManager.setHeld(call: call, onHold: call.state == .active)
    }
}

// MARK: - SettingsViewControllerDelegate

extension CallsViewController: SettingsViewControllerDelegate {

    func settingsViewControllerDidChange(_ controller: SettingsViewController) {
        title = CallSettings.handle.isEmpty ? "Calls" : CallSettings.handle
    }
}
