// swift-format-ignore-file
//
//  NowPlayingViewController.swift
//  PodcastClient
//

import UIKit

final class NowPlayingViewController: UIViewController {

    @IBOutlet fileprivate weak var titleLabel: UILabel!
    @IBOutlet fileprivate weak var playButton: UIButton!
    fileprivate let player: PodcastPlayer

    init(player: PodcastPlayer) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: "Now Playing", image: nil, tag: 1)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(playOrPause), for: .touchUpInside)
        for view in [label, button] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
            view.centerXAnchor.constraint(equalTo: self.view.centerXAnchor).isActive = true
        }
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -40).isActive = true
        button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20).isActive = true
        button.contentEdgeInsets = UIEdgeInsetsMake(8, 16, 8, 16)
        view.bringSubview(toFront: button)
        titleLabel = label
        playButton = button
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        titleLabel.text = player.episode?.title ?? "Nothing"
        playButton.setTitle(player.state == .playing ? "Pause" : "Play", for: .normal)
    }

    @IBAction func playOrPause() {
        if player.state == .playing {
            player.pause()
        } else {
            player.resume()
        }
    }
}
