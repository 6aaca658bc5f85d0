import Photos

let usesOfPhotosAPI: [String: Use] = [
    "+[PHPhotoLibrary sharedPhotoLibrary]": { _ = PHPhotoLibrary.shared() },
    "+[PHPhotoLibrary authorizationStatus]": { _ = PHPhotoLibrary.authorizationStatus() },
    "+[PHPhotoLibrary authorizationStatusForAccessLevel:]": { _ = PHPhotoLibrary.authorizationStatus(for: .readWrite) },
    "+[PHPhotoLibrary requestAuthorization:]": { PHPhotoLibrary.requestAuthorization { _ in } },
    "+[PHPhotoLibrary requestAuthorizationForAccessLevel:handler:]": {
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }
    },
    "+[PHAsset fetchAssetsWithOptions:]": { _ = PHAsset.fetchAssets(with: nil) },
    "+[PHAssetCollection fetchAssetCollectionsWithType:subtype:options:]": {
        _ = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
    },
    "PHFetchOptions": { _ = PHFetchOptions() },
    "+[PHImageManager defaultManager]": { _ = PHImageManager.default() },
]
