// swift-format-ignore-file
//
//  RTRunsViewController.swift
//  RunTracker
//

import UIKit
import Foundation

class RTRunsViewController: UITableViewController, RTTrackerDelegate {

    var tracker: RTTracker!
    private let cellIdentifier = "Run"

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Runs"
        tracker.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .play, target: self, action: #selector(start(_:)))
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(trackerDidUpdate(_:)), name: RTTrackerDidUpdateNotification, object: tracker)
        center.addObserver(self, selector: #selector(trackerDidFinish(_:)), name: RTTrackerDidFinishRunNotification, object: tracker)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        perform(#selector(start(_:)), with: nil, afterDelay: 1.0)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Actions

    @IBAction func start(_ sender: Any?) {
        if tracker.isTracking == false {
            tracker.start()
        }
    }

    @IBAction func stop(_ sender: Any?) {
        tracker.finish()
    }

    // MARK: - Notifications

    @objc func trackerDidUpdate(_ notification: Notification) {
        guard UIApplication.shared.applicationState == .active, let run = tracker.run else {
            return
        }
        navigationItem.prompt = run.description
    }

    @objc func trackerDidFinish(_ notification: Notification) {
        tableView.reloadData()
    }

    // MARK: - RTTrackerDelegate

    func trackerDidStart(_ tracker: RTTracker) {
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .stop, target: self, action: #selector(stop(_:)))
    }

    func tracker(_ tracker: RTTracker, didPassKilometre kilometre: Int) {
        NSLog("kilometre %d after %@", kilometre, tracker.run?.durationText ?? "")
    }

    func tracker(_ tracker: RTTracker, isRefusedWithStatus status: Int32) {
        NSLog("refused: %d", status)
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return tracker.store.runs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        cell.textLabel?.text = tracker.store.runs[indexPath.row].description
        return cell
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
