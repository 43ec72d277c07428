# Slips of late, on the page of the ten skills.

review-slips = Co ostatnio nie udało się więcej niż raz
