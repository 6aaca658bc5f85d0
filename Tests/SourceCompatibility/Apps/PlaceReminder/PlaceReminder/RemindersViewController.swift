// swift-format-ignore-file
//
//  RemindersViewController.swift
//  PlaceReminder
//

import UIKit
import Foundation

class RemindersViewController: UIViewController {

    var coordinator: ReminderCoordinator!

    private lazy var tableView: UITableView = {
        let tableView = UITableView(frame: .zero, style: .grouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(ReminderCell.self, forCellReuseIdentifier: ReminderCell.identifier)
        tableView.dataSource = self
        tableView.delegate = self
        return tableView
    }()

    private var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = NSLocalizedString("Reminders", comment: "Title of the list")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
        tableView.frame = view.bounds
        view.addSubview(tableView)
        observer = NotificationCenter.default.addObserver(forName: .remindersDidChange, object: nil, queue: OperationQueue.main) { [unowned self] _ in
            self.tableView.reloadData()
        }
    }

    deinit {
        if let observer = observer {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @objc private func add(_ sender: UIBarButtonItem) {
        let alert = UIAlertController(title: "New reminder", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "What is to do?"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true, completion: nil)
    }
}

// MARK: - UITableViewDataSource

extension RemindersViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return coordinator.store.reminders.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ReminderCell.identifier, for: indexPath) as! ReminderCell
        cell.reminder = coordinator.store.reminders[indexPath.row]
        return cell
    }
}

// MARK: - UITableViewDelegate

extension RemindersViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        coordinator.complete(coordinator.store.reminders[indexPath.row].identifier)
    }
}

class ReminderCell: UITableViewCell {

    static let identifier = "ReminderCell"

    var reminder: Reminder? {
        didSet {
            textLabel?.text = reminder?.text
            accessoryType = reminder?.isDone == true ? .checkmark : .none
        }
    }
}
