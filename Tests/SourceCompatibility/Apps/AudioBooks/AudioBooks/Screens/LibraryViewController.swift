// swift-format-ignore-file
//
//  LibraryViewController.swift
//  AudioBooks
//

import UIKit
import Combine

final class LibraryViewController: UITableViewController {

    private let viewModel: LibraryViewModel
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: LibraryViewModel) {
        self.viewModel = viewModel
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
        viewModel.$rows
            .dropFirst()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] books in
                self?.tableView.reloadData()
                self?.showFirst(of: books)
            }
            .store(in: &cancellables)
        viewModel.$playing
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .sink { [weak self] text in
                self?.navigationItem.prompt = text
                print(text)
            }
            .store(in: &cancellables)
        viewModel.library.load()
        viewModel.library.searchText = "sea"
    }

    private func showFirst(of books: [Book]) {
        guard books.count == 1, viewModel.playing.isEmpty, let book = books.first else { return }
        viewModel.select(book)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
        cell.textLabel?.text = viewModel.rows[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.select(viewModel.rows[indexPath.row])
    }
}
