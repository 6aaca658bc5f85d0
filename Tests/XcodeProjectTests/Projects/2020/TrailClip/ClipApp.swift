// TrailClip/ClipApp
