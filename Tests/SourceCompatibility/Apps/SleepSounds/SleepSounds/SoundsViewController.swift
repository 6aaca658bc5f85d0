// swift-format-ignore-file
import UIKit

class SoundCell: UICollectionViewCell {
    @IBOutlet weak var nameLabel: UILabel!
}

class SoundsViewController: UICollectionViewController {
    @IBOutlet private weak var silenceButton: UIBarButtonItem!

    private let sounds = ["Rain", "Waves", "Fire", "Wind"]

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(show), name: .mixerDidChange, object: nil)
        show()
    }

    @objc private func show() {
        silenceButton.isEnabled = Mixer.shared.sound != nil
        title = Mixer.shared.sound ?? "Sounds"
    }

    @IBAction func silence(_ sender: Any) {
        Mixer.shared.stop()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sounds.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Sound", for: indexPath) as! SoundCell
        cell.nameLabel.text = sounds[indexPath.item]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        Mixer.shared.play(sounds[indexPath.item])
    }
}
