// swift-format-ignore-file
//
//  LessonsViewController.swift
//  CourseDownloader
//

import UIKit

final class LessonsViewController: UITableViewController, CatalogObserver {

    private let catalog: Catalog
    private let downloads: DownloadManager

    init(catalog: Catalog, downloads: DownloadManager) {
        self.catalog = catalog
        self.downloads = downloads
        super.init(nibName: nil, bundle: nil)
        catalog.add(self)
    }

    required init?(coder aDecoder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lessons"
        tableView.rowHeight = 60
        tableView.register(LessonCell.self, forCellReuseIdentifier: String(describing: LessonCell.self))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "All", style: .plain, target: self, action: #selector(loadAll))
    }

    @objc private func loadAll() {
        catalog.lessons.forEach(downloads.start)
    }

    // MARK: - CatalogObserver

    func catalog(_ catalog: Catalog, didUpdateLessonAt index: Int) {
        tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return catalog.lessons.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: String(describing: LessonCell.self), for: indexPath)
        (cell as? LessonCell)?.show(catalog.lessons[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let lesson = catalog.lessons[indexPath.row]
        switch lesson.state {
        case .remote, .failed:
            downloads.start(lesson)
        case .waiting, .downloading:
            downloads.pause(lesson)
        case .local(let url):
            print("opens \(url.lastPathComponent)")
        }
    }
}

final class LessonCell: UITableViewCell {

    private let progressView = UIProgressView(progressViewStyle: .default)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(progressView)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    func show(_ lesson: Lesson) {
        textLabel?.text = lesson.title
        detailTextLabel?.text = lesson.state.description
        if case .downloading(let progress) = lesson.state {
            progressView.isHidden = false
            progressView.progress = progress
        } else {
            progressView.isHidden = true
        }
    }
}
