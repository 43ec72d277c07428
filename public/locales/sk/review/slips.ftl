# Slips of late, on the page of the ten skills.

review-slips = Čo sa v poslednom čase nepodarilo viackrát
