# The ways to what the hands say, in and out.

rooms-stats = Statistics
rooms-stats-about = How you play, and how sure the figures are
