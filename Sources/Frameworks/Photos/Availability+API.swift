import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let photoLibrary = classMethod("sharedPhotoLibrary", of: "PHPhotoLibrary", .iOS(8))
    static let phPhotoLibraryAuthorizationStatus = classMethod("authorizationStatus", of: "PHPhotoLibrary", .iOS(8))
    static let phPhotoLibraryAuthorizationStatusFor = classMethod(
        "authorizationStatusForAccessLevel:", of: "PHPhotoLibrary", .iOS(14))
    static let phPhotoLibraryRequestAuthorization = classMethod("requestAuthorization:", of: "PHPhotoLibrary", .iOS(8))
    static let phPhotoLibraryRequestAuthorizationForHandler = classMethod(
        "requestAuthorizationForAccessLevel:handler:", of: "PHPhotoLibrary", .iOS(14))
    static let phAssetFetchAssets = classMethod("fetchAssetsWithOptions:", of: "PHAsset", .iOS(8))
    static let phAssetCollectionFetchAssetCollections = classMethod(
        "fetchAssetCollectionsWithType:subtype:options:", of: "PHAssetCollection", .iOS(8))
    static let phFetchOptions = symbol("PHFetchOptions", .iOS(8))
    static let phImageManagerDefault = classMethod("defaultManager", of: "PHImageManager", .iOS(8))

    /// What an app may use too early of what there is.
    static let ofPhotosAPI: [SystemAPI] = [
        photoLibrary, phPhotoLibraryAuthorizationStatus, phPhotoLibraryAuthorizationStatusFor,
        phPhotoLibraryRequestAuthorization, phPhotoLibraryRequestAuthorizationForHandler, phAssetFetchAssets,
        phAssetCollectionFetchAssetCollections, phFetchOptions, phImageManagerDefault,
    ]
}
