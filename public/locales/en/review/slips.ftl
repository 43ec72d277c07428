# Slips of late, on the page of the ten skills.

review-slips = What went wrong more than once lately
