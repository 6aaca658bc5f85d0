/// The methods of Apple's delegates that are optional there and have defaults here.
enum SystemDelegates {
    /// With the labels of their parameters, below the protocol that has them; a test compares them with the frameworks.
    static let methods: Set = [
        // AVAudioPlayerDelegate
        "audioPlayerDidFinishPlaying(_:successfully:)", "audioPlayerDecodeErrorDidOccur(_:error:)",
        // AVAudioRecorderDelegate
        "audioRecorderDidFinishRecording(_:successfully:)", "audioRecorderEncodeErrorDidOccur(_:error:)",
        // AVAudioSessionDelegate
        "beginInterruption()", "endInterruption(withFlags:)", "endInterruption()",
        // AVPlayerItemMetadataOutputPushDelegate
        "metadataOutput(_:didOutputTimedMetadataGroups:from:)", "outputSequenceWasFlushed(_:)",
        // AVRoutePickerViewDelegate
        "routePickerViewWillBeginPresentingRoutes(_:)", "routePickerViewDidEndPresentingRoutes(_:)",
        // AVPictureInPictureControllerDelegate
        "pictureInPictureControllerWillStartPictureInPicture(_:)",
        "pictureInPictureControllerDidStartPictureInPicture(_:)",
        "pictureInPictureController(_:failedToStartPictureInPictureWithError:)",
        "pictureInPictureControllerWillStopPictureInPicture(_:)",
        "pictureInPictureControllerDidStopPictureInPicture(_:)",
        "pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)",
        "pictureInPictureControllerRestoreUserInterfaceForPictureInPictureStop(_:)",
        // CBCentralManagerDelegate
        "centralManager(_:willRestoreState:)", "centralManager(_:didDiscover:advertisementData:rssi:)",
        "centralManager(_:didConnect:)", "centralManager(_:didFailToConnect:error:)",
        "centralManager(_:didDisconnectPeripheral:error:)",
        "centralManager(_:didDisconnectPeripheral:timestamp:isReconnecting:error:)",
        "centralManager(_:connectionEventDidOccur:for:)", "centralManager(_:didUpdateANCSAuthorizationFor:)",
        // CBPeripheralDelegate
        "peripheral(_:didDiscoverServices:)", "peripheral(_:didDiscoverCharacteristicsFor:error:)",
        "peripheral(_:didUpdateValueFor:error:)", "peripheral(_:didWriteValueFor:error:)",
        "peripheral(_:didUpdateNotificationStateFor:error:)", "peripheral(_:didReadRSSI:error:)",
        "peripheralDidUpdateName(_:)", "peripheral(_:didModifyServices:)",
        "peripheralIsReady(toSendWriteWithoutResponse:)",
        "peripheral(_:didDiscoverIncludedServicesFor:error:)", "peripheral(_:didDiscoverDescriptorsFor:error:)",
        "peripheral(_:didOpen:error:)",
        // CBPeripheralManagerDelegate
        "peripheralManagerDidStartAdvertising(_:error:)", "peripheralManager(_:didAdd:error:)",
        "peripheralManager(_:central:didSubscribeTo:)", "peripheralManager(_:central:didUnsubscribeFrom:)",
        "peripheralManager(_:didReceiveRead:)", "peripheralManager(_:didReceiveWrite:)",
        "peripheralManagerIsReady(toUpdateSubscribers:)", "peripheralManager(_:willRestoreState:)",
        // CLLocationManagerDelegate
        "locationManager(_:didUpdateLocations:)", "locationManager(_:didFailWithError:)",
        "locationManagerDidChangeAuthorization(_:)", "locationManager(_:didChangeAuthorization:)",
        "locationManager(_:didStartMonitoringFor:)", "locationManager(_:didEnterRegion:)",
        "locationManager(_:didExitRegion:)", "locationManager(_:didDetermineState:for:)",
        "locationManager(_:monitoringDidFailFor:withError:)", "locationManager(_:didVisit:)",
        "locationManagerDidPauseLocationUpdates(_:)", "locationManagerDidResumeLocationUpdates(_:)",
        "locationManager(_:didFinishDeferredUpdatesWithError:)", "locationManager(_:didUpdateHeading:)",
        "locationManagerShouldDisplayHeadingCalibration(_:)", "locationManager(_:didRange:satisfying:)",
        "locationManager(_:didFailRangingFor:error:)", "locationManager(_:didRangeBeacons:in:)",
        "locationManager(_:rangingBeaconsDidFailFor:withError:)",
        // EAAccessoryDelegate
        "accessoryDidDisconnect(_:)",
        // NSFetchedResultsControllerDelegate
        "controllerWillChangeContent(_:)", "controllerDidChangeContent(_:)",
        "controller(_:didChange:at:for:newIndexPath:)", "controller(_:didChange:atSectionIndex:for:)",
        // NISessionDelegate
        "sessionDidStartRunning(_:)", "session(_:didUpdate:)",
        "session(_:didGenerateShareableConfigurationData:for:)", "session(_:didRemove:reason:)",
        "sessionWasSuspended(_:)", "sessionSuspensionEnded(_:)", "session(_:didInvalidateWith:)",
        // BADownloadManagerDelegate
        "downloadDidBegin(_:)", "downloadDidPause(_:)",
        "download(_:didWriteBytes:totalBytesWritten:totalBytesExpectedToWrite:)", "download(_:failedWithError:)",
        "download(_:finishedWithFileURL:)",
        // CXProviderDelegate
        "providerDidBegin(_:)", "provider(_:perform:)", "provider(_:timedOutPerforming:)", "provider(_:execute:)",
        "provider(_:didActivate:)", "provider(_:didDeactivate:)",
        // MPMediaPickerControllerDelegate
        "mediaPicker(_:didPickMediaItems:)", "mediaPickerDidCancel(_:)",
        // MKMapViewDelegate
        "mapView(_:regionDidChangeAnimated:)", "mapView(_:didUpdate:)",
        // PKPushRegistryDelegate
        "pushRegistry(_:didUpdate:for:)",
        "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)",
        "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:)",
        "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)", "pushRegistry(_:didReceiveIncomingPushWith:for:)",
        "pushRegistry(_:didInvalidatePushTokenFor:)",
        // PTChannelManagerDelegate
        "channelManager(_:failedToJoinChannel:error:)", "channelManager(_:failedToLeaveChannel:error:)",
        "channelManager(_:failedToBeginTransmittingInChannel:error:)",
        "channelManager(_:failedToStopTransmittingInChannel:error:)",
        "incomingServiceUpdatePush(channelManager:channelUUID:pushPayload:isHighPriority:remainingHighPriorityBudget:completion:)",
        "incomingServiceUpdatePush(channelManager:channelUUID:pushPayload:isHighPriority:remainingHighPriorityBudget:)",
        // StreamDelegate
        "stream(_:handle:)",
        // UIApplicationDelegate
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
        "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)",
        "applicationProtectedDataWillBecomeUnavailable(_:)", "applicationProtectedDataDidBecomeAvailable(_:)",
        "applicationSignificantTimeChange(_:)", "application(_:open:options:)",
        "application(_:performActionFor:completionHandler:)", "application(_:performActionFor:)",
        "application(_:configurationForConnecting:options:)", "application(_:didDiscardSceneSessions:)",
        "application(_:performFetchWithCompletionHandler:)", "applicationPerformFetch(_:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "application(_:didReceiveRemoteNotification:)",
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)", "application(_:didReceive:)",
        "application(_:didRegister:)", "application(_:handleActionWithIdentifier:for:completionHandler:)",
        "application(_:handleActionWithIdentifier:for:)",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        "application(_:handleEventsForBackgroundURLSession:)",
        // UICollectionViewDataSource
        "numberOfSections(in:)",
        // UICollectionViewDelegate
        "collectionView(_:didSelectItemAt:)",
        // UIGestureRecognizerDelegate
        "gestureRecognizerShouldBegin(_:)",
        // UINavigationControllerDelegate
        "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
        // UISceneDelegate
        "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
        "scene(_:openURLContexts:)", "stateRestorationActivity(for:)", "scene(_:continue:)",
        "windowScene(_:performActionFor:completionHandler:)", "windowScene(_:performActionFor:)",
        // UIScrollViewDelegate
        "scrollViewDidScroll(_:)",
        // UITabBarControllerDelegate
        "tabBarController(_:didSelect:)",
        // UITableViewDataSource
        "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)", "tableView(_:canEditRowAt:)",
        "tableView(_:commit:forRowAt:)",
        // UITableViewDelegate
        "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)", "tableView(_:heightForRowAt:)",
        "tableView(_:willDisplay:forRowAt:)", "tableView(_:viewForHeaderInSection:)",
        "tableView(_:heightForHeaderInSection:)",
        // UITextFieldDelegate
        "textFieldShouldReturn(_:)", "textFieldDidBeginEditing(_:)", "textFieldDidEndEditing(_:)",
        "textField(_:shouldChangeCharactersIn:replacementString:)",
        // UITextViewDelegate
        "textViewDidChange(_:)", "textViewDidEndEditing(_:)",
        // UNUserNotificationCenterDelegate
        "userNotificationCenter(_:willPresent:withCompletionHandler:)", "userNotificationCenter(_:willPresent:)",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)", "userNotificationCenter(_:didReceive:)",
        "userNotificationCenter(_:openSettingsFor:)", "workoutSession(_:didGenerate:)",
        // URLSessionDataDelegate
        "urlSession(_:dataTask:didReceive:completionHandler:)", "urlSession(_:dataTask:didReceive:)",
        "urlSession(_:dataTask:didBecome:)",
        // URLSessionDelegate
        "urlSession(_:didBecomeInvalidWithError:)", "urlSession(_:didReceive:completionHandler:)",
        "urlSession(_:didReceive:)", "urlSessionDidFinishEvents(forBackgroundURLSession:)",
        // URLSessionDownloadDelegate
        "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
        "urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)",
        // URLSessionTaskDelegate
        "urlSession(_:didCreateTask:)", "urlSession(_:task:willBeginDelayedRequest:completionHandler:)",
        "urlSession(_:task:willBeginDelayedRequest:)",
        "urlSession(_:taskIsWaitingForConnectivity:)",
        "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)",
        "urlSession(_:task:willPerformHTTPRedirection:newRequest:)", "urlSession(_:task:didReceive:completionHandler:)",
        "urlSession(_:task:didReceive:)", "urlSession(_:task:needNewBodyStream:)",
        "urlSession(_:needNewBodyStreamForTask:)",
        "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
        "urlSession(_:task:didReceiveInformationalResponse:)", "urlSession(_:task:didFinishCollecting:)",
        "urlSession(_:task:didCompleteWithError:)",
        // ASAuthorizationControllerDelegate
        "authorizationController(controller:didCompleteWithAuthorization:)",
        "authorizationController(controller:didCompleteWithError:)",
        // CAAnimationDelegate
        "animationDidStart(_:)", "animationDidStop(_:finished:)",
        // CPTemplateApplicationSceneDelegate
        "templateApplicationScene(_:didConnect:)", "templateApplicationScene(_:didDisconnectInterfaceController:)",
        // MFMailComposeViewControllerDelegate
        "mailComposeController(_:didFinishWith:error:)",
        // MKMapViewDelegate
        "mapView(_:regionWillChangeAnimated:)", "mapView(_:viewFor:)", "mapView(_:didAdd:)", "mapView(_:didSelect:)",
        "mapView(_:didDeselect:)", "mapView(_:annotationView:calloutAccessoryControlTapped:)",
        "mapView(_:rendererFor:)", "mapViewDidFinishLoadingMap(_:)", "mapView(_:didChange:animated:)",
        // SFSafariViewControllerDelegate
        "safariViewControllerDidFinish(_:)", "safariViewController(_:didCompleteInitialLoad:)",
        // SFSpeechRecognitionTaskDelegate
        "speechRecognitionDidDetectSpeech(_:)", "speechRecognitionTask(_:didHypothesizeTranscription:)",
        "speechRecognitionTask(_:didFinishRecognition:)", "speechRecognitionTaskFinishedReadingAudio(_:)",
        "speechRecognitionTaskWasCancelled(_:)", "speechRecognitionTask(_:didFinishSuccessfully:)",
        // SFSpeechRecognizerDelegate
        "speechRecognizer(_:availabilityDidChange:)",
        // SKRequestDelegate
        "requestDidFinish(_:)", "request(_:didFailWithError:)",
        // SKPhysicsContactDelegate
        "didBegin(_:)", "didEnd(_:)",
        // SKStoreProductViewControllerDelegate
        "productViewControllerDidFinish(_:)",
        // UIBarPositioningDelegate
        "position(for:)",
        // UIAdaptivePresentationControllerDelegate
        "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
        "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
        "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
        // UICollectionViewDataSource
        "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)",
        // UICollectionViewDelegate
        "collectionView(_:didDeselectItemAt:)", "collectionView(_:shouldSelectItemAt:)",
        "collectionView(_:willDisplay:forItemAt:)", "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        "collectionView(_:didEndDisplaying:forItemAt:)", "collectionView(_:shouldDeselectItemAt:)",
        "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
        "collectionView(_:didUnhighlightItemAt:)",
        // UIDocumentPickerDelegate
        "documentPicker(_:didPickDocumentsAt:)", "documentPickerWasCancelled(_:)",
        "documentPicker(_:didPickDocumentAt:)",
        // UIGestureRecognizerDelegate
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "gestureRecognizer(_:shouldReceive:)",
        "gestureRecognizer(_:shouldRequireFailureOf:)",
        // UIImagePickerControllerDelegate
        "imagePickerController(_:didFinishPickingMediaWithInfo:)", "imagePickerControllerDidCancel(_:)",
        // UINavigationBarDelegate
        "navigationBar(_:shouldPop:)",
        // UIPickerViewDelegate
        "pickerView(_:titleForRow:forComponent:)", "pickerView(_:didSelectRow:inComponent:)",
        "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:rowHeightForComponent:)",
        // UIPopoverPresentationControllerDelegate
        "prepareForPopoverPresentation(_:)",
        // UIScrollViewDelegate
        "scrollViewWillBeginDragging(_:)", "scrollViewDidEndDragging(_:willDecelerate:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "scrollViewDidEndDecelerating(_:)",
        "scrollViewDidEndScrollingAnimation(_:)", "viewForZooming(in:)", "scrollViewDidZoom(_:)",
        "scrollViewShouldScrollToTop(_:)",
        // UISearchBarDelegate
        "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)", "searchBarTextDidEndEditing(_:)",
        "searchBar(_:textDidChange:)", "searchBarSearchButtonClicked(_:)", "searchBarCancelButtonClicked(_:)",
        "searchBar(_:selectedScopeButtonIndexDidChange:)",
        // UISearchControllerDelegate
        "willPresentSearchController(_:)", "didDismissSearchController(_:)",
        // UITabBarDelegate
        "tabBar(_:didSelect:)",
        // UITableViewDataSource
        "tableView(_:canMoveRowAt:)", "tableView(_:moveRowAt:to:)", "sectionIndexTitles(for:)",
        "tableView(_:sectionForSectionIndexTitle:at:)",
        // UITableViewDelegate
        "tableView(_:willSelectRowAt:)", "tableView(_:accessoryButtonTappedForRowWith:)",
        "tableView(_:editingStyleForRowAt:)", "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
        "tableView(_:shouldIndentWhileEditingRowAt:)", "tableView(_:shouldHighlightRowAt:)",
        "tableView(_:estimatedHeightForRowAt:)", "tableView(_:viewForFooterInSection:)",
        "tableView(_:heightForFooterInSection:)", "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView(_:didEndDisplaying:forRowAt:)", "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "tableView(_:editActionsForRowAt:)",
        "tableView(_:contextMenuConfigurationForRowAt:point:)",
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
        // UITextFieldDelegate
        "textFieldShouldBeginEditing(_:)", "textFieldShouldEndEditing(_:)", "textFieldShouldClear(_:)",
        "textFieldDidChangeSelection(_:)",
        // UITextViewDelegate
        "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)",
        "textView(_:shouldChangeTextIn:replacementText:)",
        // UIViewControllerTransitioningDelegate
        "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
        "presentationController(forPresented:presenting:source:)",
        // WCSessionDelegate
        "sessionReachabilityDidChange(_:)", "sessionWatchStateDidChange(_:)", "session(_:didReceiveMessage:)",
        "session(_:didReceiveMessage:replyHandler:)", "session(_:didReceiveApplicationContext:)",
        "session(_:didReceiveUserInfo:)", "session(_:didReceive:)",
        // WKNavigationDelegate
        "webView(_:decidePolicyFor:decisionHandler:)", "webView(_:decidePolicyFor:)",
        "webView(_:didStartProvisionalNavigation:)",
        "webView(_:didFailProvisionalNavigation:withError:)", "webView(_:didCommit:)", "webView(_:didFinish:)",
        "webView(_:didFail:withError:)", "webViewWebContentProcessDidTerminate(_:)",
    ]

    private static let names = Set(methods.map { $0.prefix { $0 != "(" } })

    /// Whether one of them has this name, whatever its parameters.
    static func have(named name: String) -> Bool { names.contains(name[...]) }

    /// Whether a call is one of theirs.
    ///
    /// - Parameter call: the name with the labels; without the last parenthesis where a closure follows.
    static func have(_ call: String) -> Bool {
        call.hasSuffix(")") ? methods.contains(call) : methods.contains { $0.hasPrefix(call) }
    }
}
