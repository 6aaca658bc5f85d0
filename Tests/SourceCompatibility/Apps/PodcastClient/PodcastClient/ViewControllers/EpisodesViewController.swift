// swift-format-ignore-file
//
//  EpisodesViewController.swift
//  PodcastClient
//

import UIKit

class EpisodesViewController: UITableViewController {

    private let library: PodcastLibrary
    private let player: PodcastPlayer

    init(library: PodcastLibrary, player: PodcastPlayer) {
        self.library = library
        self.player = player
        super.init(style: .plain)
        title = "Episodes"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Episode")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        NotificationCenter.default.addObserver(forName: PodcastLibrary.didChange, object: library, queue: .main) { [weak self] _ in
            self?.tableView.reloadData()
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if player.state == .idle {
            tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        }
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        library.refresh { _ in
            sender.endRefreshing()
        }
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return library.episodes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Episode", for: indexPath)
        let episode = library.episodes[indexPath.row]
        cell.textLabel?.text = episode.title
        cell.detailTextLabel?.text = episode.show
        cell.accessoryType = episode.isPlayed ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let episode = library.episodes[indexPath.row]
        player.play(episode, from: library.position(of: episode))
    }
}
