# Zvyšování.

rule-RAISE-1 = Zvýšení zvedne cenu
    .text = Zvýšení (raise) zvedne nejvyšší sázku o povolenou částku. Kdo je na řadě po něm a chce zůstat ve hře, musí vyrovnat aspoň novou částku, i když tu nižší už dorovnal.

rule-RAISE-2 = Opětné zvýšení
    .text = Opětné zvýšení (re-raise) je druhé nebo další zvýšení v tomtéž kole. První sázka, která bank otevírá (opening the pot), se mezi zvýšení nepočítá.
    .example = A vsadí 10, B zvýší na 20, C zvýší na 30: re-raise je až zvýšení hráče C.

rule-RAISE-3 = Sám sebe nikdo nezvyšuje
    .text = Vlastní sázku nikdo zvyšovat nesmí. Když se na hráče znovu dostane řada, smí zvýšit jen tehdy, když mezitím vsadil nebo zvýšil někdo jiný, a to dostatečně (ALLIN-6). Výjimkou jsou jen živý blind (BLIND-12) a straddle (STRADDLE-4): ty smějí zvýšit, i když ostatní jen dorovnali.
