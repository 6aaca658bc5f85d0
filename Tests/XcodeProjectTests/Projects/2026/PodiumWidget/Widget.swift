// PodiumWidget/Widget
