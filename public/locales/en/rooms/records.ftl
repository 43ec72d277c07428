# The ways to what the hands say, in and out.

rooms-stats = Statistics
rooms-stats-about = How you play, and how sure the figures are
rooms-data = Your data
rooms-data-about = Take it along, bring it back, delete it
