// swift-format-ignore-file
//
//  TideViewController.swift
//  TideClock
//

import TideKit
import UIKit

class TideViewController: UIViewController {

    private let fetcher: TideFetcher

    init(fetcher: TideFetcher) {
        self.fetcher = fetcher
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        fetcher.fetch(station: "harbour") { [weak self] result in
            guard case .success(let table) = result else { return }
            self?.title = table.station
            print("on the screen: \(table.summary)")
        }
    }
}
