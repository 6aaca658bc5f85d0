import MediaPlayer

@MainActor
func ask(in controller: UIViewController) {
    // row: UIAlertController / UIAlertAction
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in print("yes") })
    alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
    controller.present(alert, animated: true)
}

@MainActor
func showCover() {
    // row: UIImage
    let image: UIImage = UIImage(named: "cover") ?? UIImage()
    // row: MPMediaItemArtwork
    let artwork = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyArtwork: artwork]
}
