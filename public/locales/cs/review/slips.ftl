# Slips of late, on the page of the ten skills.

review-slips = Co se v poslední době nepovedlo víckrát
