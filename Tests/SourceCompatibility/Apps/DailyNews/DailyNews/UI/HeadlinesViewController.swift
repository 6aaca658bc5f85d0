// swift-format-ignore-file
//
//  HeadlinesViewController.swift
//  DailyNews
//

import UIKit

final class HeadlinesViewController: UICollectionViewController {

    private let store: ArticleStore
    private var token: NSObjectProtocol?

    init(store: ArticleStore) {
        self.store = store
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 12
        super.init(collectionViewLayout: layout)
        title = "Headlines"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(HeadlineCell.self, forCellWithReuseIdentifier: HeadlineCell.reuseIdentifier)
        token = NotificationCenter.default.addObserver(
            forName: ArticleStore.didChangeNotification, object: store, queue: .main
        ) { [weak self] _ in
            self?.collectionView.reloadData()
            self?.presentStoryOfTheDay()
        }
    }

    // MARK: - Articles

    /// The newest article opens by itself, once on a day.
    private func presentStoryOfTheDay() {
        guard UIApplication.shared.applicationState == .active, presentedViewController == nil else { return }
        let last = UserDefaults.standard.object(forKey: "storyOfTheDay") as? Date ?? .distantPast
        guard !Calendar.current.isDateInToday(last), let article = store.articles.first(where: { !$0.isRead }) else { return }
        UserDefaults.standard.set(Date(), forKey: "storyOfTheDay")
        show(article)
    }

    private func show(_ article: Article) {
        store.markAsRead(article)
        let navigationController = UINavigationController(rootViewController: ArticleViewController(article: article))
        navigationController.modalPresentationStyle = .fullScreen
        present(navigationController, animated: true)
    }

    // MARK: - Collection view

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.articles.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: HeadlineCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? HeadlineCell {
            cell.article = store.articles[indexPath.item]
        }
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        show(store.articles[indexPath.item])
    }
}

final class HeadlineCell: UICollectionViewCell {

    static let reuseIdentifier = "Headline"

    private let label = UILabel()

    var article: Article? {
        didSet {
            label.text = article?.title
            label.textColor = article?.isRead == true ? .secondaryLabel : .label
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
