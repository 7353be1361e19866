# Nežinoma planeta.

## Žodžiai

depot-1 = 1 saugykla
depot-2 = 2 saugykla
depot-3 = 3 saugykla
depot-4 = 4 saugykla
depot-5 = 5 saugykla
depot-6 = 6 saugykla
large = didžioji plytelė
small = mažoji plytelė
r0 = kaip atspausdinta
r90 = pasukta dešinėn
r180 = apsukta
r270 = pasukta kairėn
f0 = apversta
f90 = apversta, pasukta dešinėn
f180 = apversta, apsukta
f270 = apversta, pasukta kairėn
civ = civilizacija
water = vanduo
biomass = biomasė
rover = visureigiai
tech = technologijos
energy = energija
synergy = sinergijos premija
patch = biomasės žetonas
deploy = naujas visureigis
regress = žymeklis žemyn
pod = gelbėjimo kapsulė
reposition = perkelti gelbėjimo kapsulę
store = pasilikti pabaigai
score = taškų zona
peek = pažiūrėti kitą įvykį
tech-1 = 1 technologija
tech-2 = 2 technologija
tech-3 = 3 technologija
tech-4 = 4 technologija
tech-5 = 5 technologija
tech-6 = 6 technologija
civ_0 = { civ } 0
civ_1 = { civ } 1
civ_2 = { civ } 2
civ_3 = { civ } 3
civ_4 = { civ } 4
civ_5 = { civ } 5
civ_6 = { civ } 6
civ_7 = { civ } 7
civ_8 = { civ } 8
civ_9 = { civ } 9
civ_10 = { civ } 10
civ_11 = { civ } 11
civ_12 = { civ } 12
civ_13 = { civ } 13
civ_14 = { civ } 14
civ_15 = { civ } 15
water_0 = { water } 0
water_1 = { water } 1
water_2 = { water } 2
water_3 = { water } 3
water_4 = { water } 4
water_5 = { water } 5
water_6 = { water } 6
water_7 = { water } 7
water_8 = { water } 8
water_9 = { water } 9
water_10 = { water } 10
water_11 = { water } 11
water_12 = { water } 12
water_13 = { water } 13
water_14 = { water } 14
water_15 = { water } 15
biomass_0 = { biomass } 0
biomass_1 = { biomass } 1
biomass_2 = { biomass } 2
biomass_3 = { biomass } 3
biomass_4 = { biomass } 4
biomass_5 = { biomass } 5
biomass_6 = { biomass } 6
biomass_7 = { biomass } 7
biomass_8 = { biomass } 8
biomass_9 = { biomass } 9
biomass_10 = { biomass } 10
biomass_11 = { biomass } 11
biomass_12 = { biomass } 12
biomass_13 = { biomass } 13
biomass_14 = { biomass } 14
biomass_15 = { biomass } 15
rover_0 = { rover } 0
rover_1 = { rover } 1
rover_2 = { rover } 2
rover_3 = { rover } 3
rover_4 = { rover } 4
rover_5 = { rover } 5
rover_6 = { rover } 6
rover_7 = { rover } 7
rover_8 = { rover } 8
rover_9 = { rover } 9
rover_10 = { rover } 10
rover_11 = { rover } 11
rover_12 = { rover } 12
rover_13 = { rover } 13
rover_14 = { rover } 14
rover_15 = { rover } 15
tech_0 = { tech } 0
tech_1 = { tech } 1
tech_2 = { tech } 2
tech_3 = { tech } 3
tech_4 = { tech } 4
tech_5 = { tech } 5
tech_6 = { tech } 6
tech_7 = { tech } 7
tech_8 = { tech } 8
tech_9 = { tech } 9
tech_10 = { tech } 10
tech_11 = { tech } 11
tech_12 = { tech } 12
tech_13 = { tech } 13
tech_14 = { tech } 14
tech_15 = { tech } 15
row-0 = 1 eilutė
row-1 = 2 eilutė
row-2 = 3 eilutė
row-3 = 4 eilutė
row-4 = 5 eilutė
row-5 = 6 eilutė
row-6 = 7 eilutė
row-7 = 8 eilutė
row-8 = 9 eilutė
row-9 = 10 eilutė
row-10 = 11 eilutė
row-11 = 12 eilutė
column-0 = A stulpelis
column-1 = B stulpelis
column-2 = C stulpelis
column-3 = D stulpelis
column-4 = E stulpelis
column-5 = F stulpelis
column-6 = G stulpelis
column-7 = H stulpelis
column-8 = I stulpelis
column-9 = J stulpelis
column-10 = K stulpelis
column-11 = L stulpelis
civ1-1 = Laikinojo įdarbinimo agentūra
civ1-2 = Operacijų skyrius
civ1-3 = Gamtos išteklių skyrius
civ1-4 = Inžinerijos skyrius
civ1-5 = Metalo laužo aikštelė
civ1-6 = Pirmosios planetos dienos minėjimas
civ1-7 = Kylančios planetos apdovanojimas
civ1-8 = Meteoritų supirkimas 1/4
civ1-9 = Prekybos sutartis 1/4
civ2-1 = Pirmosios planetos diena
civ2-2 = Liaudies pasirinkimo apdovanojimas
civ2-3 = Nauji investuotojai
civ2-4 = Didesni atlyginimai
civ2-5 = Parkų ir poilsio skyrius
civ2-6 = Patvirtinti viršvalandžiai
civ2-7 = Persikėlimo premija
civ2-8 = Meteoritų supirkimas 2/4
civ2-9 = Prekybos sutartis 2/4
civ3-1 = Pirmaujančios planetos apdovanojimas
civ3-2 = Saugykla suremontuota
civ3-3 = Nusileidimo vieta patvirtinta
civ3-4 = Paieškos ir gelbėjimo komanda
civ3-5 = Partnerystės galimybė
civ3-6 = Geriausios planetos apdovanojimas
civ3-7 = Profesinė sąjunga
civ3-8 = Meteoritų supirkimas 3/4
civ3-9 = Prekybos sutartis 3/4
civ4-1 = Darnaus gyvenimo įstatymas
civ4-2 = Lošimų komisija
civ4-3 = Planetos loterija
civ4-4 = Apsaugos nuo meteoritų programa
civ4-5 = Pasaulinis parkų tinklas
civ4-6 = Geriausios gyventi planetos apdovanojimas
civ4-7 = Kosmoso piliečių įsakas
civ4-8 = Meteoritų supirkimas 4/4
civ4-9 = Prekybos sutartis 4/4
obj-01 = { obj-01n } / { obj-01p }
obj-02 = { obj-02n } / { obj-02p }
obj-03 = { obj-03n } / { obj-03p }
obj-04 = { obj-04n } / { obj-04p }
obj-05 = { obj-05n } / { obj-05p }
obj-06 = { obj-06n } / { obj-06p }
obj-07 = { obj-07n } / { obj-07p }
obj-08 = { obj-08n } / { obj-08p }
obj-09 = { obj-09n } / { obj-09p }
obj-10 = { obj-10n } / { obj-10p }
obj-11 = { obj-11n } / { obj-11p }
obj-12 = { obj-12n } / { obj-12p }
obj-13 = { obj-13n } / { obj-13p }
obj-14 = { obj-14n } / { obj-14p }
obj-15 = { obj-15n } / { obj-15p }
obj-16 = { obj-16n } / { obj-16p }
obj-17 = { obj-17n } / { obj-17p }
obj-18 = { obj-18n } / { obj-18p }
obj-19 = { obj-19n } / { obj-19p }
obj-20 = { obj-20n } / { obj-20p }
obj-21 = { obj-21n } / { obj-21p }
obj-22 = { obj-22n } / { obj-22p }
obj-23 = { obj-23n } / { obj-23p }
obj-24 = { obj-24n } / { obj-24p }
obj-25 = { obj-25n } / { obj-25p }
obj-26 = { obj-26n } / { obj-26p }
obj-27 = { obj-27n } / { obj-27p }
obj-28 = { obj-28n } / { obj-28p }
ksb-4156 = KSB-4156
k-273 = K-273
persephone = Persefonė
petra = Petra
gaia = Gaja
arashi = Arashi
tartarus = Tartaras
universal-coalition = Universal Coalition
republic = Republic
wormhole = Wormhole Corp.
cosmos = Cosmos Inc.
horizon = Horizon Group
jump-drive = Jump Drive
oasis = Oasis Ultd.
loaded = visureigis su meteoritu
empty = tuščias visureigis

## Kortos

face-down = užversta
explain-civ1-1 = Pakelkite 2 skirtingus žymeklius po vieną žingsnį ir gaukite jų naudą.
explain-civ1-2 = Pakelkite bet kurį žymeklį 2 žingsniais ir gaukite kiekvieno žingsnio naudą.
explain-civ1-3 = Gaukite 1 biomasės žetoną.
explain-civ1-4 = Gaukite 4 judėjimo taškus.
explain-civ1-5 = Paimkite iš savo saugyklos dar vieną plytelę ir padėkite ją; už jos resursus žymekliai nekyla.
explain-civ1-6 = 1 taškas.
explain-civ1-7 = 2 taškai.
explain-civ1-8 = Kiekvienas 3 surinktų meteoritų rinkinys vertas 1 taško ir dar 1 už kiekvieną tokią jūsų kortą.
explain-civ1-9 = 1/2/3/4 kortos „Prekybos sutartis“ kartu vertos 1/3/6/10 taškų.
explain-civ2-1 = 1 taškas.
explain-civ2-2 = 2 taškai.
explain-civ2-3 = Pakelkite 3 skirtingus žymeklius po vieną žingsnį ir gaukite jų naudą.
explain-civ2-4 = Pakelkite 2 skirtingus žymeklius po vieną žingsnį ir gaukite jų naudą.
explain-civ2-5 = Gaukite 2 biomasės žetonus.
explain-civ2-6 = Surinkite 2 pasirinktas gelbėjimo kapsules bet kurioje savo planetos vietoje.
explain-civ2-7 = Perkelkite vieną visureigį į bet kurį savo planetos langelį (tuščią ar uždengtą); jis surenka tai, kas ten guli.
explain-civ2-8 = Kiekvienas 3 surinktų meteoritų rinkinys vertas 1 taško ir dar 1 už kiekvieną tokią jūsų kortą.
explain-civ2-9 = 1/2/3/4 kortos „Prekybos sutartis“ kartu vertos 1/3/6/10 taškų.
explain-civ3-1 = 2 taškai.
explain-civ3-2 = Paimkite iš savo saugyklos dar vieną plytelę ir padėkite ją; už jos resursus žymekliai kyla kaip įprasta.
explain-civ3-3 = Pasirinkite vieną eilutę ar stulpelį; sunaikinkite visus jos meteoritus (nerenkami).
explain-civ3-4 = Surinkite 3 pasirinktas gelbėjimo kapsules bet kurioje savo planetos vietoje.
explain-civ3-5 = Pakelkite 3 skirtingus žymeklius po vieną žingsnį ir gaukite jų naudą.
explain-civ3-6 = 3 taškai.
explain-civ3-7 = Kiekvienas žymeklis, esantis žemiau 5 padalos, pakyla iki jos ir pakeliui gauna naudą, išskyrus sinergijos premijas.
explain-civ3-8 = Kiekvienas 3 surinktų meteoritų rinkinys vertas 1 taško ir dar 1 už kiekvieną tokią jūsų kortą.
explain-civ3-9 = 1/2/3/4 kortos „Prekybos sutartis“ kartu vertos 1/3/6/10 taškų.
explain-civ4-1 = 1 taškas už kiekvieną biomasės žetoną jūsų planetoje.
explain-civ4-2 = 2 taškai. Pakelkite bet kurį žymeklį 1 žingsniu ir gaukite jo naudą.
explain-civ4-3 = 3 taškai. Pakelkite bet kurį žymeklį 1 žingsniu ir gaukite jo naudą.
explain-civ4-4 = Sunaikinkite bet kuriuos 3 meteoritus savo planetoje (nerenkami).
explain-civ4-5 = Gaukite 3 biomasės žetonus.
explain-civ4-6 = 4 taškai.
explain-civ4-7 = Kiekviena surinkta gelbėjimo kapsulė verta 2 taškų, o ne 1.
explain-civ4-8 = Kiekvienas 3 surinktų meteoritų rinkinys vertas 1 taško ir dar 1 už kiekvieną tokią jūsų kortą.
explain-civ4-9 = 1/2/3/4 kortos „Prekybos sutartis“ kartu vertos 1/3/6/10 taškų.
ev-g01 = Pridėkite vieną visureigį prie savo atsargų ir pastatykite jį ant šiame raunde dedamos plytelės langelio.
ev-g02 = Į kiekvieno rango krūvelę pridėkite po vieną atsitiktinę nepanaudotą civilizacijos kortą.
ev-g03 = Traukite dar vieną tikslą (asmeninę pusę) ir pasilikite jį.
ev-g04 = Pakelkite civilizacijos, biomasės arba vandens žymeklį trimis žingsniais; tų padalų nauda negaunama.
ev-g05 = Pakelkite visureigių arba civilizacijos žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g06 = Pakelkite visureigių arba technologijų žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g07 = Pakelkite visureigių arba vandens žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g08 = Pakelkite visureigių arba biomasės žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g09 = Pakelkite civilizacijos arba technologijų žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g10 = Pakelkite vandens arba civilizacijos žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g11 = Pakelkite biomasės arba civilizacijos žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g12 = Pakelkite technologijų arba vandens žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g13 = Pakelkite biomasės arba technologijų žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g14 = Pakelkite biomasės arba vandens žymeklį vienu žingsniu ir gaukite jo naudą.
ev-g15 = Pasukite stotį bet kuria saugykla į save.
ev-g16 = Gaukite 1 biomasės žetoną.
ev-g17 = Kiekvienas žaidėjas gauna sinergijos premiją.
ev-g18 = Surinkite vieną gelbėjimo kapsulę iš savo planetos.
ev-g19 = Surinkite vieną meteoritą iš savo planetos.
ev-g20 = Kiekvienas žaidėjas gauna sinergijos premiją.
ev-o01 = Nuleiskite visureigių arba civilizacijos žymeklį vienu žingsniu.
ev-o02 = Nuleiskite visureigių arba technologijų žymeklį vienu žingsniu.
ev-o03 = Nuleiskite visureigių arba vandens žymeklį vienu žingsniu.
ev-o04 = Nuleiskite visureigių arba biomasės žymeklį vienu žingsniu.
ev-o05 = Nuleiskite civilizacijos arba technologijų žymeklį vienu žingsniu.
ev-o06 = Nuleiskite vandens arba civilizacijos žymeklį vienu žingsniu.
ev-o07 = Nuleiskite biomasės arba civilizacijos žymeklį vienu žingsniu.
ev-o08 = Nuleiskite technologijų arba vandens žymeklį vienu žingsniu.
ev-o09 = Nuleiskite biomasės arba technologijų žymeklį vienu žingsniu.
ev-o10 = Nuleiskite biomasės arba vandens žymeklį vienu žingsniu.
ev-o11 = Padėkite vieną meteoritą ant savo plytelių meteorito simbolio, ant kurio jo nėra.
ev-o12 = Nuleiskite bet kurį žymeklį vienu žingsniu.
ev-o13 = Šiame raunde visureigiai negali važiuoti į vandens vietovę.
ev-o14 = Šiame raunde visureigiai negali važiuoti į biomasės vietovę.
ev-o15 = Šiame raunde visureigiai negali važiuoti į energijos vietovę.
ev-o16 = Šiame raunde visureigiai negali važiuoti į visureigių vietovę.
ev-o17 = Šiame raunde visureigiai negali važiuoti į technologijų vietovę.
ev-o18 = Šiame raunde visureigiai negali važiuoti į civilizacijos vietovę.
ev-o19 = Šiame raunde plytelės negali dengti kraštinių planetos langelių.
ev-o20 = Vienas iš dviejų šiame raunde dedamos plytelės resursų (jūsų pasirinkimu) neskaičiuojamas.
ev-r01 = Nuleiskite bet kurį žymeklį dviem žingsniais.
ev-r02 = Nuleiskite bet kurį žymeklį trimis žingsniais.
ev-r03 = Padėkite vieną meteoritą ant savo plytelių meteorito simbolio, ant kurio jo nėra.
ev-r04 = Vienas iš dviejų šiame raunde dedamos plytelės resursų (jūsų pasirinkimu) neskaičiuojamas.
ev-r05 = Šiame raunde civilizacijos, visureigių, biomasės ir technologijų gairės nieko neduoda.
ev-r06 = Išmeskite vieną savo tikslą.
ev-r07 = Jei jūsų planetoje daugiau nei vienas visureigis, vieną sunaikinkite.
ev-r08 = Iš kiekvieno rango krūvelės pašalinkite po vieną atsitiktinę civilizacijos kortą.
ev-r09 = Sunaikinkite vieną gelbėjimo kapsulę savo planetoje.
ev-r10 = Sunaikinkite vieną surinktą gelbėjimo kapsulę.
ev-r11 = Sunaikinkite vieną surinktą meteoritą.
ev-r12 = Pasirinkite vieną iš dviejų savo saugyklos skyrių ir pašalinkite iš žaidimo visas jo plyteles.
ev-r13 = Gaukite sinergijos premiją arba pažiūrėkite kitą įvykio kortą.
ev-r14 = Gaukite sinergijos premiją arba pažiūrėkite kitą įvykio kortą.
ev-r15 = Šiame raunde jokia jūsų plytelės dalis negali liesti jau esančios tos pačios rūšies vietovės.
ev-r16 = Šiame raunde plytelės negali dengti ledo.
ev-r17 = Šiame raunde plytelės negali dengti ledo.
ev-r18 = Šiame raunde sinergijos premijos negaunamos.
ev-r19 = Šiame raunde civilizacijos, visureigių, biomasės ir technologijų gairės nieko neduoda.
ev-r20 = Šiame raunde plytelės negali dengti kraštinių planetos langelių.
obj-01n = Perimetras
explain-obj-01n = Daugiau civilizacijos resursų kraštiniuose langeliuose nei kaimynas: 5 taškai, lygiosios 2.
obj-01p = Kompleksas
explain-obj-01p = Vientisas 3 × 3 langelių civilizacijos blokas: 5 taškai.
obj-02n = Švyturys
explain-obj-02n = Daugiau energijos resursų kraštiniuose langeliuose nei kaimynas: 5 taškai, lygiosios 2.
obj-02p = Rubiko kubas
explain-obj-02p = Vientisas 3 × 3 langelių technologijų blokas: 5 taškai.
obj-03n = Toras
explain-obj-03n = Daugiau technologijų resursų kraštiniuose langeliuose nei kaimynas: 5 taškai, lygiosios 2.
obj-03p = Sąvartynas
explain-obj-03p = Vientisas 3 × 3 langelių biomasės blokas: 5 taškai.
obj-04n = Žiedo pasaulis
explain-obj-04n = Daugiau biomasės resursų kraštiniuose langeliuose nei kaimynas: 5 taškai, lygiosios 2.
obj-04p = Grotelės
explain-obj-04p = Vientisas 3 × 3 langelių vandens blokas: 5 taškai.
obj-05n = Grandinė
explain-obj-05n = Daugiau visureigių resursų kraštiniuose langeliuose nei kaimynas: 5 taškai, lygiosios 2.
obj-05p = Šuns būda
explain-obj-05p = Vientisas 3 × 3 langelių visureigių blokas: 5 taškai.
obj-06n = Biomas
explain-obj-06n = Didžiausia biomasės sritis turi daugiau langelių nei kaimyno: 5 taškai, lygiosios 2.
obj-06p = Volto lankas
explain-obj-06p = Vientisas 3 × 3 langelių energijos blokas: 5 taškai.
obj-07n = Tranzitas
explain-obj-07n = Didžiausia visureigių sritis turi daugiau langelių nei kaimyno: 5 taškai, lygiosios 2.
obj-07p = Greitkelis
explain-obj-07p = Viena civilizacijos sritis su bent 6 savo resursais: 5 taškai.
obj-08n = Plazma
explain-obj-08n = Didžiausia energijos sritis turi daugiau langelių nei kaimyno: 5 taškai, lygiosios 2.
obj-08p = Slapta laboratorija
explain-obj-08p = Viena technologijų sritis su bent 6 savo resursais: 5 taškai.
obj-09n = Megapolis
explain-obj-09n = Didžiausia civilizacijos sritis turi daugiau langelių nei kaimyno: 5 taškai, lygiosios 2.
obj-09p = Daiginimas
explain-obj-09p = Viena biomasės sritis su bent 6 savo resursais: 5 taškai.
obj-10n = Silicis
explain-obj-10n = Didžiausia technologijų sritis turi daugiau langelių nei kaimyno: 5 taškai, lygiosios 2.
obj-10p = Amazonė
explain-obj-10p = Viena vandens sritis su bent 6 savo resursais: 5 taškai.
obj-11n = Ramusis vandenynas
explain-obj-11n = Didžiausia vandens sritis turi daugiau langelių nei kaimyno: 5 taškai, lygiosios 2.
obj-11p = Arklių paštas
explain-obj-11p = Viena visureigių sritis su bent 6 savo resursais: 5 taškai.
obj-12n = Sodas
explain-obj-12n = Daugiau biomasės sričių nei kaimynas: 5 taškai, lygiosios 2.
obj-12p = Elektros linija
explain-obj-12p = Viena energijos sritis su bent 6 savo resursais: 5 taškai.
obj-13n = Sankryža
explain-obj-13n = Daugiau visureigių sričių nei kaimynas: 5 taškai, lygiosios 2.
obj-13p = Dangaus kelias
explain-obj-13p = Vientisas 2 × 5 langelių civilizacijos blokas: 5 taškai.
obj-14n = Viršįkrova
explain-obj-14n = Daugiau energijos sričių nei kaimynas: 5 taškai, lygiosios 2.
obj-14p = Pusiaujas
explain-obj-14p = Vientisas 2 × 5 langelių biomasės blokas: 5 taškai.
obj-15n = Išsikerojimas
explain-obj-15n = Daugiau civilizacijos sričių nei kaimynas: 5 taškai, lygiosios 2.
obj-15p = Genomas
explain-obj-15p = Vientisas 2 × 5 langelių technologijų blokas: 5 taškai.
obj-16n = Iksas
explain-obj-16n = Daugiau technologijų sričių nei kaimynas: 5 taškai, lygiosios 2.
obj-16p = Panama
explain-obj-16p = Vientisas 2 × 5 langelių vandens blokas: 5 taškai.
obj-17n = 10 000 ežerų
explain-obj-17n = Daugiau vandens sričių nei kaimynas: 5 taškai, lygiosios 2.
obj-17p = Pakilimo takas
explain-obj-17p = Vientisas 2 × 5 langelių visureigių blokas: 5 taškai.
obj-18n = Luditas
explain-obj-18n = Mažiau technologijų resursų planetoje nei kaimynas: 5 taškai, lygiosios 2.
obj-18p = Ilgintuvas
explain-obj-18p = Vientisas 2 × 5 langelių energijos blokas: 5 taškai.
obj-19n = Draustinis
explain-obj-19n = Mažiau vandens resursų planetoje nei kaimynas: 5 taškai, lygiosios 2.
obj-19p = Bendromis jėgomis
explain-obj-19p = Civilizacijos žymeklis pačiame viršuje: 5 taškai.
obj-20n = Galvanizacija
explain-obj-20n = Mažiau energijos resursų planetoje nei kaimynas: 5 taškai, lygiosios 2.
obj-20p = Eksponentė
explain-obj-20p = Technologijų žymeklis pačiame viršuje: 5 taškai.
obj-21n = 20 procentų
explain-obj-21n = Mažiau biomasės resursų planetoje nei kaimynas: 5 taškai, lygiosios 2.
obj-21p = Sąžalynas
explain-obj-21p = Biomasės žymeklis pačiame viršuje: 5 taškai.
obj-22n = Pakeleiviai
explain-obj-22n = Mažiau visureigių resursų planetoje nei kaimynas: 5 taškai, lygiosios 2.
obj-22p = Srautas
explain-obj-22p = Vandens žymeklis pačiame viršuje: 5 taškai.
obj-23n = Užkampis
explain-obj-23n = Mažiau civilizacijos resursų planetoje nei kaimynas: 5 taškai, lygiosios 2.
obj-23p = Forsažas
explain-obj-23p = Visureigių žymeklis pačiame viršuje: 5 taškai.
obj-24n = Viršūnė
explain-obj-24n = Daugiau žymeklių takelių viršuje nei kaimynas: 5 taškai, lygiosios 2.
obj-24p = Alternatyvioji energija
explain-obj-24p = Planetoje ne daugiau kaip 5 energijos resursai: 5 taškai.
obj-25n = Geoda
explain-obj-25n = Surinkta daugiau meteoritų nei kaimyno: 5 taškai, lygiosios 2.
obj-25p = Valymas
explain-obj-25p = Surinkti bent 9 meteoritai: 5 taškai.
obj-26n = Gelbėjimas
explain-obj-26n = Surinkta daugiau gelbėjimo kapsulių nei kaimyno: 5 taškai, lygiosios 2.
obj-26p = Pavyzdinga tvarka
explain-obj-26p = Surinkta daugiau gelbėjimo kapsulių nei meteoritų: 5 taškai.
obj-27n = Garinimas
explain-obj-27n = Surinkta mažiau meteoritų nei kaimyno: 5 taškai, lygiosios 2.
obj-27p = Atodrėkis
explain-obj-27p = Uždengtas visas ledas: 5 taškai.
obj-28n = Išskaita
explain-obj-28n = Surinkta mažiau gelbėjimo kapsulių nei kaimyno: 5 taškai, lygiosios 2.
obj-28p = Kombinezonas
explain-obj-28p = Uždengta visa sausuma: 5 taškai.

## Lentos

tech-free-adjacency = Laisvas dėjimas
explain-tech-free-adjacency = Plyteles galima dėti neliečiant kitų; biomasės žetonus – kaip įprasta.
tech-store-patches = Žetonų atsarga
explain-tech-store-patches = Gautus biomasės žetonus galima atidėti ir padėti prieš pat galutinį skaičiavimą.
tech-move-plus-one = Judėjimas +1
explain-tech-move-plus-one = Kaskart, kai gaunate judėjimo taškų, dar 1 taškas.
tech-water-twice = Vanduo dukart
explain-tech-water-twice = Padėjus plytelę su vandeniu ant ledo, vandens žymeklis kyla dviem žingsniais; kiekvienas duoda savo naudą.
tech-meteor-proof = Meteorų skydas
explain-tech-meteor-proof = Ant naujų plytelių meteorito simbolių meteoritai nededami; meteoritų įvykiai jums nekenkia.
tech-move-on-civ-draft = Judėjimas už civ.
explain-tech-move-on-civ-draft = Paėmę plytelę su civilizacijos resursu, gaukite tiek judėjimo, kiek nurodyta po jūsų visureigių žymekliu (jei skaičiaus nėra, nieko). Jį galima panaudoti dar prieš dedant plytelę.
tech-next-rank-card = Kito rango korta
explain-tech-next-rank-card = Prie kortų, iš kurių renkatės, pridėkite vieną atsitiktinę kito rango kortą (iš esančių žaidime).
tech-jump-civ-symbols = Civ. šuolis
explain-tech-jump-civ-symbols = Už 1 judėjimo tašką visureigis nuo civilizacijos resurso gali peršokti ant kito civilizacijos resurso.
tech-boost-on-milestone = Premija už gairę
explain-tech-boost-on-milestone = Pasiekę civilizacijos gairę, gaukite ir sinergijos premiją.
tech-take-two-cards = Dvi paskutinės
explain-tech-take-two-cards = Žaidimo pabaigoje peržiūrėkite visas žaidime likusias civilizacijos kortas (visų rangų) ir paimkite dvi.
tech-return-biomass = Biomasė iš naujo
explain-tech-return-biomass = Kai biomasės žymeklis yra paskutinėje padaloje, jį galima grąžinti į 0.
tech-patch-on-tile = Žetonas ant plytelių
explain-tech-patch-on-tile = Biomasės žetonus galima dėti ant plytelių (ne ant meteorito).
tech-patch-twice = Du žetonai
explain-tech-patch-twice = Kartą per raundą: kai turėtumėte gauti vieną biomasės žetoną, gaukite du.
tech-patch-on-meteorite = Žetonas ant meteorito
explain-tech-patch-on-meteorite = Biomasės žetoną galima dėti ant langelio su meteoritu; meteoritas sunaikinamas.
tech-diagonal = Įstrižas judėjimas
explain-tech-diagonal = Visureigiai gali judėti ir įstrižai.
tech-reposition-three = Trys kapsulės
explain-tech-reposition-three = Kartą per žaidimą: perkelkite iki trijų surinktų gelbėjimo kapsulių.
tech-reposition-on-energy = Kapsulė už energiją
explain-tech-reposition-on-energy = Padėję plytelę su energijos resursu, perkelkite vieną surinktą gelbėjimo kapsulę.
tech-energy-steps-free = Energija nemokamai
explain-tech-energy-steps-free = Įvažiuoti į energijos vietovę nekainuoja judėjimo.
tech-reposition-one = Viena kapsulė
explain-tech-reposition-one = Kartą per raundą: perkelkite vieną surinktą gelbėjimo kapsulę.
tech-free-adjacency-rover = Laisvi visureigiai
explain-tech-free-adjacency-rover = Plytelėms su visureigių resursu gretimumo taisyklė negalioja.
tech-move-per-carrier = Judėjimas už krovinį
explain-tech-move-per-carrier = Kiekvieno raundo pradžioje 1 judėjimo taškas už kiekvieną visureigį, vežantį meteoritą.
tech-patch-per-meteorite = Žetonas už meteoritą
explain-tech-patch-per-meteorite = Už kiekvieną surinktą meteoritą gaukite biomasės žetoną.
tech-drown-meteorite = Skandinti vandenyje
explain-tech-drown-meteorite = Į vandens vietovę atvežtą meteoritą galima sunaikinti.
tech-advance-rover = Visureigių žingsnis
explain-tech-advance-rover = Kartą per raundą: pakelkite visureigių žymeklį vienu žingsniu.
tech-boost-for-patch = Premija už žetoną
explain-tech-boost-for-patch = Kartą per raundą: vietoj biomasės žetono, kurį gautumėte, imkite sinergijos premiją.
tech-jump-same-terrain = Vietovės šuolis
explain-tech-jump-same-terrain = Kartą per raundą už 1 judėjimo tašką visureigis peršoka į bet kurį tos pačios vietovės langelį.
tech-boost-twice = Dviguba premija
explain-tech-boost-twice = Kartą per raundą: naudodami sinergijos premiją, pakelkite pasirinktą žymeklį 2 žingsniais.
tech-tech-as-energy = Tech. kaip energija
explain-tech-tech-as-energy = Dedamos plytelės technologijų resursą galima laikyti energijos resursu (jo dalis tam pasirinkimui yra energijos vietovė).
tech-row-benefits = Eilės nauda
explain-tech-row-benefits = Kartą per žaidimą: pasirinkite vieną savo žymeklį ir gaukite visą naudą (ne medalius) iš penkių jo eilės padalų.
tech-open-objective = Bendras tikslas
explain-tech-open-objective = Kartą per žaidimą: traukite 3 tikslus, pasilikite 1; dėl jo varžosi visi žaidėjai (kaimynų pusė; žaidžiant vienam – asmeninė).
tech-skip-trackers = Pro žymeklius
explain-tech-skip-trackers = Kylantis žymeklis praleidžia kitų žymeklių užimtas padalas, o ne sustoja prieš jas.
tech-move-per-rover-on-water = Judėjimas vandenyje
explain-tech-move-per-rover-on-water = Kiekvieno raundo pradžioje 1 judėjimo taškas už kiekvieną visureigį vandens vietovėje.
tech-water-without-ice = Vanduo be ledo
explain-tech-water-without-ice = Jei padėta plytelė visai nedengia ledo, pakelkite vandens žymeklį vienu žingsniu.
tech-patch-on-water-tile = Žetonas už vandenį
explain-tech-patch-on-water-tile = Dėdami plytelę su vandens resursu, gaukite biomasės žetoną.
tech-boost-on-water-tile = Premija už vandenį
explain-tech-boost-on-water-tile = Dėdami plytelę su vandens resursu, gaukite sinergijos premiją.
square-civ = civilizacija
square-water = vanduo
square-biomass = biomasė
square-rover = visureigiai
square-tech = technologijos
square-energy = energija
square-ice = ledas
square-land = sausuma
square-rover-here = visureigis!
square-meteorite = meteoritas!
square-pod = kapsulė!
f5-civ-energy = F iš penkių langelių: civilizacija ir energija
f5-civ-energy-m = F iš penkių langelių: civilizacija ir energija, meteoritas
f5-energy-water = F iš penkių langelių: energija ir vanduo
f5-energy-water-m = F iš penkių langelių: energija ir vanduo, meteoritas
f5-rover-tech = F iš penkių langelių: visureigiai ir technologijos
f5-rover-tech-m = F iš penkių langelių: visureigiai ir technologijos, meteoritas
f5-tech-biomass = F iš penkių langelių: technologijos ir biomasė
f5-tech-biomass-m = F iš penkių langelių: technologijos ir biomasė, meteoritas
f5-water-rover = F iš penkių langelių: vanduo ir visureigiai
f5-water-rover-m = F iš penkių langelių: vanduo ir visureigiai, meteoritas
f5-biomass-civ = F iš penkių langelių: biomasė ir civilizacija
f5-biomass-civ-m = F iš penkių langelių: biomasė ir civilizacija, meteoritas
i4-civ-energy = keturių langelių juosta: civilizacija ir energija
i4-civ-energy-m = keturių langelių juosta: civilizacija ir energija, meteoritas
i4-energy-water = keturių langelių juosta: energija ir vanduo
i4-energy-water-m = keturių langelių juosta: energija ir vanduo, meteoritas
i4-rover-tech = keturių langelių juosta: visureigiai ir technologijos
i4-rover-tech-m = keturių langelių juosta: visureigiai ir technologijos, meteoritas
i4-tech-biomass = keturių langelių juosta: technologijos ir biomasė
i4-tech-biomass-m = keturių langelių juosta: technologijos ir biomasė, meteoritas
i4-water-rover = keturių langelių juosta: vanduo ir visureigiai
i4-water-rover-m = keturių langelių juosta: vanduo ir visureigiai, meteoritas
i4-biomass-civ = keturių langelių juosta: biomasė ir civilizacija
i4-biomass-civ-m = keturių langelių juosta: biomasė ir civilizacija, meteoritas
n5-civ-energy = N iš penkių langelių: civilizacija ir energija
n5-civ-energy-m = N iš penkių langelių: civilizacija ir energija, meteoritas
n5-energy-water = N iš penkių langelių: energija ir vanduo
n5-energy-water-m = N iš penkių langelių: energija ir vanduo, meteoritas
n5-rover-tech = N iš penkių langelių: visureigiai ir technologijos
n5-rover-tech-m = N iš penkių langelių: visureigiai ir technologijos, meteoritas
n5-tech-biomass = N iš penkių langelių: technologijos ir biomasė
n5-tech-biomass-m = N iš penkių langelių: technologijos ir biomasė, meteoritas
n5-water-rover = N iš penkių langelių: vanduo ir visureigiai
n5-water-rover-m = N iš penkių langelių: vanduo ir visureigiai, meteoritas
n5-biomass-civ = N iš penkių langelių: biomasė ir civilizacija
n5-biomass-civ-m = N iš penkių langelių: biomasė ir civilizacija, meteoritas
s4-civ-energy = S iš keturių langelių: civilizacija ir energija
s4-civ-energy-m = S iš keturių langelių: civilizacija ir energija, meteoritas
s4-energy-water = S iš keturių langelių: energija ir vanduo
s4-energy-water-m = S iš keturių langelių: energija ir vanduo, meteoritas
s4-rover-tech = S iš keturių langelių: visureigiai ir technologijos
s4-rover-tech-m = S iš keturių langelių: visureigiai ir technologijos, meteoritas
s4-tech-biomass = S iš keturių langelių: technologijos ir biomasė
s4-tech-biomass-m = S iš keturių langelių: technologijos ir biomasė, meteoritas
s4-water-rover = S iš keturių langelių: vanduo ir visureigiai
s4-water-rover-m = S iš keturių langelių: vanduo ir visureigiai, meteoritas
s4-biomass-civ = S iš keturių langelių: biomasė ir civilizacija
s4-biomass-civ-m = S iš keturių langelių: biomasė ir civilizacija, meteoritas
u5-civ-energy = U iš penkių langelių: civilizacija ir energija
u5-civ-energy-m = U iš penkių langelių: civilizacija ir energija, meteoritas
u5-energy-water = U iš penkių langelių: energija ir vanduo
u5-energy-water-m = U iš penkių langelių: energija ir vanduo, meteoritas
u5-rover-tech = U iš penkių langelių: visureigiai ir technologijos
u5-rover-tech-m = U iš penkių langelių: visureigiai ir technologijos, meteoritas
u5-tech-biomass = U iš penkių langelių: technologijos ir biomasė
u5-tech-biomass-m = U iš penkių langelių: technologijos ir biomasė, meteoritas
u5-water-rover = U iš penkių langelių: vanduo ir visureigiai
u5-water-rover-m = U iš penkių langelių: vanduo ir visureigiai, meteoritas
u5-biomass-civ = U iš penkių langelių: biomasė ir civilizacija
u5-biomass-civ-m = U iš penkių langelių: biomasė ir civilizacija, meteoritas
z5-civ-energy = Z iš penkių langelių: civilizacija ir energija
z5-civ-energy-m = Z iš penkių langelių: civilizacija ir energija, meteoritas
z5-energy-water = Z iš penkių langelių: energija ir vanduo
z5-energy-water-m = Z iš penkių langelių: energija ir vanduo, meteoritas
z5-rover-tech = Z iš penkių langelių: visureigiai ir technologijos
z5-rover-tech-m = Z iš penkių langelių: visureigiai ir technologijos, meteoritas
z5-tech-biomass = Z iš penkių langelių: technologijos ir biomasė
z5-tech-biomass-m = Z iš penkių langelių: technologijos ir biomasė, meteoritas
z5-water-rover = Z iš penkių langelių: vanduo ir visureigiai
z5-water-rover-m = Z iš penkių langelių: vanduo ir visureigiai, meteoritas
z5-biomass-civ = Z iš penkių langelių: biomasė ir civilizacija
z5-biomass-civ-m = Z iš penkių langelių: biomasė ir civilizacija, meteoritas
i2-civ-energy = dviejų langelių juosta: civilizacija ir energija
i2-civ-energy-m = dviejų langelių juosta: civilizacija ir energija, meteoritas
i2-energy-water = dviejų langelių juosta: energija ir vanduo
i2-energy-water-m = dviejų langelių juosta: energija ir vanduo, meteoritas
i2-rover-tech = dviejų langelių juosta: visureigiai ir technologijos
i2-rover-tech-m = dviejų langelių juosta: visureigiai ir technologijos, meteoritas
i2-tech-biomass = dviejų langelių juosta: technologijos ir biomasė
i2-tech-biomass-m = dviejų langelių juosta: technologijos ir biomasė, meteoritas
i2-water-rover = dviejų langelių juosta: vanduo ir visureigiai
i2-water-rover-m = dviejų langelių juosta: vanduo ir visureigiai, meteoritas
i2-biomass-civ = dviejų langelių juosta: biomasė ir civilizacija
i2-biomass-civ-m = dviejų langelių juosta: biomasė ir civilizacija, meteoritas
i3-civ-energy = trijų langelių juosta: civilizacija ir energija
i3-civ-energy-m = trijų langelių juosta: civilizacija ir energija, meteoritas
i3-energy-water = trijų langelių juosta: energija ir vanduo
i3-energy-water-m = trijų langelių juosta: energija ir vanduo, meteoritas
i3-rover-tech = trijų langelių juosta: visureigiai ir technologijos
i3-rover-tech-m = trijų langelių juosta: visureigiai ir technologijos, meteoritas
i3-tech-biomass = trijų langelių juosta: technologijos ir biomasė
i3-tech-biomass-m = trijų langelių juosta: technologijos ir biomasė, meteoritas
i3-water-rover = trijų langelių juosta: vanduo ir visureigiai
i3-water-rover-m = trijų langelių juosta: vanduo ir visureigiai, meteoritas
i3-biomass-civ = trijų langelių juosta: biomasė ir civilizacija
i3-biomass-civ-m = trijų langelių juosta: biomasė ir civilizacija, meteoritas
l4-civ-energy = L iš keturių langelių: civilizacija ir energija
l4-civ-energy-m = L iš keturių langelių: civilizacija ir energija, meteoritas
l4-energy-water = L iš keturių langelių: energija ir vanduo
l4-energy-water-m = L iš keturių langelių: energija ir vanduo, meteoritas
l4-rover-tech = L iš keturių langelių: visureigiai ir technologijos
l4-rover-tech-m = L iš keturių langelių: visureigiai ir technologijos, meteoritas
l4-tech-biomass = L iš keturių langelių: technologijos ir biomasė
l4-tech-biomass-m = L iš keturių langelių: technologijos ir biomasė, meteoritas
l4-water-rover = L iš keturių langelių: vanduo ir visureigiai
l4-water-rover-m = L iš keturių langelių: vanduo ir visureigiai, meteoritas
l4-biomass-civ = L iš keturių langelių: biomasė ir civilizacija
l4-biomass-civ-m = L iš keturių langelių: biomasė ir civilizacija, meteoritas
o4-civ-energy = keturių langelių kvadratas: civilizacija ir energija
o4-civ-energy-m = keturių langelių kvadratas: civilizacija ir energija, meteoritas
o4-energy-water = keturių langelių kvadratas: energija ir vanduo
o4-energy-water-m = keturių langelių kvadratas: energija ir vanduo, meteoritas
o4-rover-tech = keturių langelių kvadratas: visureigiai ir technologijos
o4-rover-tech-m = keturių langelių kvadratas: visureigiai ir technologijos, meteoritas
o4-tech-biomass = keturių langelių kvadratas: technologijos ir biomasė
o4-tech-biomass-m = keturių langelių kvadratas: technologijos ir biomasė, meteoritas
o4-water-rover = keturių langelių kvadratas: vanduo ir visureigiai
o4-water-rover-m = keturių langelių kvadratas: vanduo ir visureigiai, meteoritas
o4-biomass-civ = keturių langelių kvadratas: biomasė ir civilizacija
o4-biomass-civ-m = keturių langelių kvadratas: biomasė ir civilizacija, meteoritas
t4-civ-energy = T iš keturių langelių: civilizacija ir energija
t4-civ-energy-m = T iš keturių langelių: civilizacija ir energija, meteoritas
t4-energy-water = T iš keturių langelių: energija ir vanduo
t4-energy-water-m = T iš keturių langelių: energija ir vanduo, meteoritas
t4-rover-tech = T iš keturių langelių: visureigiai ir technologijos
t4-rover-tech-m = T iš keturių langelių: visureigiai ir technologijos, meteoritas
t4-tech-biomass = T iš keturių langelių: technologijos ir biomasė
t4-tech-biomass-m = T iš keturių langelių: technologijos ir biomasė, meteoritas
t4-water-rover = T iš keturių langelių: vanduo ir visureigiai
t4-water-rover-m = T iš keturių langelių: vanduo ir visureigiai, meteoritas
t4-biomass-civ = T iš keturių langelių: biomasė ir civilizacija
t4-biomass-civ-m = T iš keturių langelių: biomasė ir civilizacija, meteoritas
v3-civ-energy = trijų langelių kampas: civilizacija ir energija
v3-civ-energy-m = trijų langelių kampas: civilizacija ir energija, meteoritas
v3-energy-water = trijų langelių kampas: energija ir vanduo
v3-energy-water-m = trijų langelių kampas: energija ir vanduo, meteoritas
v3-rover-tech = trijų langelių kampas: visureigiai ir technologijos
v3-rover-tech-m = trijų langelių kampas: visureigiai ir technologijos, meteoritas
v3-tech-biomass = trijų langelių kampas: technologijos ir biomasė
v3-tech-biomass-m = trijų langelių kampas: technologijos ir biomasė, meteoritas
v3-water-rover = trijų langelių kampas: vanduo ir visureigiai
v3-water-rover-m = trijų langelių kampas: vanduo ir visureigiai, meteoritas
v3-biomass-civ = trijų langelių kampas: biomasė ir civilizacija
v3-biomass-civ-m = trijų langelių kampas: biomasė ir civilizacija, meteoritas

## Zonos ir taškų šaltiniai

civ-1 = 1 rango civilizacijos kortos
civ-2 = 2 rango civilizacijos kortos
civ-3 = 3 rango civilizacijos kortos
civ-4 = 4 rango civilizacijos kortos
neighbour-objectives = Kaimynų tikslai
open-objectives = Visų tikslai
private-objectives = Asmeniniai tikslai
objectives-dealt = Tikslai pasirinkti
objectives-on-offer = Tikslai, siūlomi visiems
next-event = Kitas įvykis
depot = Jūsų saugykla
tracks = Takeliai
techs = Technologijos
cards = Civilizacijos kortos
planet = Eilutės ir stulpeliai
cities = Miestai
pods = Gelbėjimo kapsulės
meteorites = Meteoritai
private = Pasiekti asmeniniai tikslai
objectives = Laimėti tikslai ir lygiosios
rovers = Visureigiai atsargose
patches = Atidėti biomasės žetonai
movement = Judėjimas
track-civ = takelis: { civ }
track-water = takelis: { water }
track-biomass = takelis: { biomass }
track-rover = takelis: { rover }
track-tech = takelis: { tech }
fact-round = Raundas
fact-target = Siekiamas rezultatas
fact-commander = Stoties vadas
fact-last_round = Paskutinis raundas
fact-event = Įvykis
fact-events_left = Liko įvykių
fact-green = Žali įvykiai
fact-orange = Oranžiniai įvykiai
fact-red = Raudoni įvykiai
vp = Taškai
fact-position = padala
fact-points = taškai
fact-immediate = veikia iškart
fact-met = įvykdyta
fact-value = dabar
fact-goal = reikia
fact-rank = rangas

## Klausimai

planet-ask-planet = Pasirinkite planetą.
planet-ask-corporation = Pasirinkite korporaciją.
planet-ask-goals =
    Pasirinkite { $n ->
        [one] { $n } tikslą, kurį
        [few] { $n } tikslus, kuriuos
        [many] { $n } tikslų, kuriuos
       *[other] { $n } tikslų, kuriuos
    } pasiliksite.
planet-ask-station = Pasukite stotį: kuri saugykla bus jūsų?
planet-ask-draft = Paimkite vieną iš savo dviejų plytelių.
planet-ask-extra-tile = Paimkite dar vieną plytelę.
planet-ask-orient = Kaip pasukti plytelę ({ $tile })?
planet-ask-position = Kur guls pirmasis jos langelis ({ $tile })?
planet-ask-resolve =
    Kas toliau?{ $points ->
        [0] {""}
       *[other] {" "}Liko judėjimo: { $points }.
    }
planet-ask-energy = Energija: kurį žymeklį pakelti?
planet-ask-boost =
    Premija: kurį žymeklį pakelti { $steps ->
        [one] { $steps } žingsniu
        [few] { $steps } žingsniais
        [many] { $steps } žingsnių
       *[other] { $steps } žingsnių
    }?
planet-ask-patch = Kur dėti biomasės žetoną?
planet-ask-deploy = Kur ant plytelės pradeda naujas visureigis?
planet-ask-drown = Meteoritas vandens vietovėje: ar jį sunaikinti?
planet-ask-which-rover = Kuris iš dviejų visureigių: su meteoritu ar tuščias?
planet-ask-return-first = Ar pirma grąžinti biomasės žymeklį į takelio pradžią?
planet-ask-drive = Kur važiuoja visureigis? Liko judėjimo: { $points }.
planet-ask-regress = Kuris žymeklis leidžiasi?
planet-ask-benefit = Kurią iš dviejų naudų imate?
planet-ask-pod = Kur dėti gelbėjimo kapsulę?
planet-ask-lift-pod = Kurią gelbėjimo kapsulę perkelti?
planet-ask-row = Kurio žymeklio eilė?
planet-ask-open-goal = Pasirinkite tikslą visiems žaidėjams.
planet-ask-ignore = Kurio plytelės resurso neskaičiuoti?
planet-ask-civ-card = Pasilikite vieną { $rank } rango civilizacijos kortą.
planet-ask-take-two = Paimkite likusių civilizacijos kortų: { $n }.
planet-ask-advance-different =
    Pakelkite { $n ->
        [one] { $n } žymeklį
        [few] { $n } skirtingus žymeklius
        [many] { $n } skirtingų žymeklių
       *[other] { $n } skirtingų žymeklių
    }.
planet-ask-advance-one =
    Pakelkite vieną žymeklį { $steps ->
        [one] { $steps } žingsniu
        [few] { $steps } žingsniais
        [many] { $steps } žingsnių
       *[other] { $steps } žingsnių
    }.
planet-ask-collect-pods =
    Surinkite { $n ->
        [one] { $n } gelbėjimo kapsulę
        [few] { $n } gelbėjimo kapsules
        [many] { $n } gelbėjimo kapsulių
       *[other] { $n } gelbėjimo kapsulių
    }.
planet-ask-destroy-meteorites =
    Sunaikinkite { $n ->
        [one] { $n } meteoritą
        [few] { $n } meteoritus
        [many] { $n } meteoritų
       *[other] { $n } meteoritų
    }.
planet-ask-clear-line = Iš kurios eilutės ar stulpelio pašalinti meteoritus?
planet-ask-relocate = Kurį visureigį perkelti bet kur?
planet-ask-relocate-to = Kur jis atsidurs?
planet-ask-raise = Kuris žymeklis kyla toliau?
planet-ask-event-advance =
    Įvykis: kurį žymeklį pakelti { $steps ->
        [one] { $steps } žingsniu
        [few] { $steps } žingsniais
        [many] { $steps } žingsnių
       *[other] { $steps } žingsnių
    }?
planet-ask-event-regress =
    Įvykis: kurį žymeklį nuleisti { $steps ->
        [one] { $steps } žingsniu
        [few] { $steps } žingsniais
        [many] { $steps } žingsnių
       *[other] { $steps } žingsnių
    }?
planet-ask-boost-or-peek = Įvykis: sinergijos premija ar žvilgsnis į kitą įvykį?
planet-ask-purge = Įvykis: kurį skyrių ištuštinti?
planet-ask-collect-pod = Įvykis: kurią gelbėjimo kapsulę surinkti?
planet-ask-collect-meteorite = Įvykis: kurį meteoritą surinkti?
planet-ask-destroy-planet-pod = Įvykis: kurią gelbėjimo kapsulę planetoje sunaikinti?
planet-ask-destroy-collected-pod = Įvykis: kurią surinktą gelbėjimo kapsulę sunaikinti?
planet-ask-destroy-collected-meteorite = Įvykis: surinktas meteoritas sunaikinamas.
planet-ask-destroy-rover = Įvykis: kurį visureigį sunaikinti?
planet-ask-add-meteorite = Įvykis: ant kurio simbolio krinta meteoritas?
planet-ask-lose-objective = Įvykis: kurį tikslą išmesti?

## The board

planet-board-round = { $n } raundas
planet-board-setup = Pasirengimas
planet-board-last = paskutinis
planet-board-target = tikslas { $n }
planet-board-events-left = { $n ->
        [one] liko { $n } įvykis
        [few] liko { $n } įvykiai
        [many] liko { $n } įvykių
       *[other] liko { $n } įvykių
    }
planet-board-emptiest = mažiausiai saugykloje: { $n }
planet-board-event-soon = Įvykis bus, kai stotis bus pasukta.
planet-board-private = asmeninis, 5 taškai
planet-board-vp = { $n } tšk.
planet-metric-meteorites-collected = { $less ->
        [yes] mažiausiai meteoritų
       *[no] daugiausia meteoritų
    }
planet-metric-life-pods-collected = { $less ->
        [yes] mažiausiai kapsulių
       *[no] daugiausia kapsulių
    }
planet-metric-number-of-areas = { $less ->
        [yes] mažiausiai sričių
       *[no] daugiausia sričių
    }
planet-metric-largest-area-squares = { $less ->
        [yes] mažiausia sritis
       *[no] didžiausia sritis
    }
planet-metric-resources-on-planet = { $less ->
        [yes] mažiausiai resursų
       *[no] daugiausia resursų
    }
planet-metric-resources-on-edge = { $less ->
        [yes] mažiausiai pakraštyje
       *[no] daugiausia pakraštyje
    }
planet-metric-tracks-at-maximum = { $less ->
        [yes] mažiausiai žymeklių viršuje
       *[no] daugiausia žymeklių viršuje
    }
planet-board-busy = { $phase ->
        [choosing] renkasi
       *[other] deda
    }
planet-board-ready = baigė
planet-board-still = dar nebaigė
planet-board-station = Stotis
planet-board-depot = Jūsų saugykla
planet-board-gets = Visi gaus
planet-board-gets-alone = Jūs gausite
planet-board-queue = Įvykdyti
planet-board-choose = Pasirinkite
planet-board-all-done = Nieko privalomo nebeliko.
planet-board-large = Didžioji plytelė
planet-board-small = Mažoji plytelė
planet-board-in-hand = Rankoje
planet-board-places = { $n ->
        [one] { $n } vieta
        [few] { $n } vietos
        [many] { $n } vietų
       *[other] { $n } vietų
    }
planet-board-slot-left = { $n ->
        [one] { $n } plytelė
        [few] { $n } plytelės
        [many] { $n } plytelių
       *[other] { $n } plytelių
    }
planet-board-nowhere = netelpa niekur
planet-board-stuck = Nė viena plytelė netelpa jūsų planetoje: šis raundas paskutinis.
planet-board-stuck-hint = Vis tiek paimkite vieną: ji atidedama į šalį, o abu jos ištekliai dar pastumia jūsų žymeklius.
planet-board-no-place = nėra vietos
planet-board-empty = tuščia
planet-board-place-tile = { $size ->
        [large] Padėkite didžiąją plytelę.
       *[small] Padėkite mažąją plytelę.
    }
planet-board-occupied = Ten jau kažkas guli: { $squares }.
planet-board-stays = Plytelė lieka rankoje: R arba ratukas pasuka, F apverčia.
planet-board-put-back = Grąžinti
planet-board-place = Padėti
planet-board-turn-left = Pasukti kairėn
planet-board-turn-right = Pasukti dešinėn
planet-board-turn-flip = Apversti
planet-board-here = Čia:
planet-board-nothing = nieko
planet-board-no-ice = ne ant ledo
planet-board-completed = užpildyta
planet-board-destroyed = sunaikinta
planet-board-energy-for = energija: { $list }
planet-board-meteorite = { $n ->
        [0] meteoritas langelyje { $cell }
       *[other] meteoritas langelyje { $cell } užblokuoja: { $lines }
    }
planet-board-buried = { $kind ->
        [pod] gelbėjimo kapsulė { $cell } sunaikinama
       *[rover] jūsų visureigis { $cell } sunaikinamas
    }
planet-board-faces = { $depot } bus jūsų.
planet-board-faces-tiles = Didelė: { $large }. Maža: { $small }.
planet-board-turn-hint = Sukite ratą, spauskite ← → arba rodykite į saugyklą.
planet-board-turn-to = Pasukti: { $depot }
planet-board-movement = Judėjimas: { $n }
planet-board-rover-choose = { $n ->
        [one] pasirinkite visureigį
        [few] pasirinkite vieną iš { $n } visureigių
        [many] pasirinkite vieną iš { $n } visureigių
       *[other] pasirinkite vieną iš { $n } visureigių
    }
planet-board-rover-chosen = pasirinktas visureigis { $cell }
planet-board-way = Iki { $cell }: judėjimas { $cost }
planet-board-other-rover = Kitas visureigis
planet-board-stay = Palikti
planet-board-last-word = { $name } – ir baigti ėjimą?
planet-ask-goals-chosen = pasirinkta { $n } iš { $most }
planet-board-end-turn = Baigti ėjimą?{ $n ->
        [0] {""}
       *[other] {" "}Nepanaudota judėjimo: { $n }.
    }
planet-board-last-effect = Įvykdyti: { $name }? Tuomet ėjimas baigsis.
planet-board-last-way = Visureigis važiuoja į { $cell }? Tuomet ėjimas baigsis.
planet-board-draft-hint-touch = Nutempkite plytelę ant planetos arba palieskite, kad paimtumėte.
planet-board-turn-hint-touch = Sukite ratą arba naudokite rodykles.
planet-board-stays-touch = Plytelė lieka rankoje: perkelkite ją, palietimas ją pasuka.
planet-board-go = Važiuoti
planet-ask-draft-hint = Rodykite į plytelę ir matysite, kur ji telpa; paspauskite ir paimsite.
planet-ask-planet-hint = Paspauskite planetą, kad pamatytumėte ją visą, tada patvirtinkite: ji liks jūsų visam žaidimui.
planet-ask-corporation-hint = Paspauskite korporaciją ir patvirtinkite: ji jūsų visam žaidimui.
planet-ask-goals-hint = Ką pasiliekate, pabaigoje duos 5 taškus, jei bus įvykdyta; kiti to nemato.
planet-ask-resolve-hint = Imkitės to, kas šviečia, bet kuria tvarka. Ėjimą užbaigia paskutinis poveikis arba „Baigta“.
planet-ask-energy-hint = Energija skaitoma kaip viena iš sričių, kurias ji liečia: paspauskite šviečiantį žingsnį.
planet-ask-boost-hint = Paspauskite šviečiantį žingsnį; jo ženklas rodo, ką jis duoda.
planet-ask-patch-hint = Paspauskite šviečiantį langelį: žetonas jį užpildys ir gali užbaigti eilutę ar stulpelį.
planet-ask-deploy-hint = Paspauskite ką tik padėtos plytelės langelį.
planet-ask-drive-hint = Paspauskite šviečiantį langelį arba nutempkite ten visureigį per tai, ką jis turi surinkti; skaičius rodo kelio kainą.
planet-ask-civ-card-hint = Paspauskite kortą, kad ją paimtumėte; paimtos grąžinti negalima.
planet-ask-regress-hint = Paspauskite šviečiantį žemesnį žingsnį; už jį nieko negaunama.
planet-ask-event-regress-hint = Paspauskite šviečiantį žemesnį žingsnį; už jį nieko negaunama.
planet-ask-advance-different-hint = Paspauskite šviečiantį žingsnį; jo ženklas rodo, ką jis duoda.
planet-ask-advance-one-hint = Paspauskite šviečiantį žingsnį; jo ženklas rodo, ką jis duoda.
planet-ask-raise-hint = Paspauskite šviečiantį žingsnį; jo ženklas rodo, ką jis duoda.
planet-ask-event-advance-hint = Paspauskite šviečiantį žingsnį; jo ženklas rodo, ką jis duoda.
planet-ask-benefit-hint = Paspauskite vieną iš dviejų; kitos negausite.
planet-ask-pod-hint = Paspauskite tai, kas šviečia: taškų zonoje tai taškas, kitur veikia, kaip sako korporacija.
planet-ask-lift-pod-hint = Paspauskite kapsulę, kurią perkeliate.
planet-ask-row-hint = Paspauskite žymeklį: gausite visas penkių jo eilės vietų naudas, be medalių.
planet-ask-open-goal-hint = Paspauskite tikslą: dėl jo varžosi visi, jis skaičiuojamas pabaigoje.
planet-ask-ignore-hint = Paspauskite resursą, kuris šį raundą neveikia.
planet-ask-take-two-hint = Paspauskite kortas, kurias imate, ir patvirtinkite.
planet-ask-collect-pods-hint = Paspauskite šviečiančias kapsules ir patvirtinkite; jos skaičiuojamos kaip surinktos.
planet-ask-destroy-meteorites-hint = Paspauskite šviečiančius meteoritus ir patvirtinkite; jie dings, o jų linijos galės duoti taškų.
planet-ask-clear-line-hint = Paspauskite medalį: visi jo eilutės ar stulpelio meteoritai dings.
planet-ask-relocate-hint = Paspauskite visureigį, kurį perkeliate.
planet-ask-relocate-to-hint = Paspauskite langelį; kas ten guli, surenkama.
planet-ask-extra-tile-hint = Rodykite į plytelę ir matysite, kur ji telpa; paspauskite ir paimsite.
planet-ask-purge-hint = Paspauskite krūvelę: visos jos plytelės išeis iš žaidimo.
planet-ask-collect-pod-hint = Paspauskite šviečiančią figūrą.
planet-ask-collect-meteorite-hint = Paspauskite šviečiančią figūrą.
planet-ask-destroy-planet-pod-hint = Paspauskite šviečiančią figūrą.
planet-ask-destroy-collected-pod-hint = Paspauskite šviečiančią figūrą.
planet-ask-destroy-collected-meteorite-hint = Paspauskite šviečiančią figūrą.
planet-ask-destroy-rover-hint = Paspauskite šviečiančią figūrą.
planet-ask-add-meteorite-hint = Paspauskite šviečiantį meteorito ženklą: kol meteoritas ten guli, jo eilutė ir stulpelis taškų neduoda.
planet-ask-lose-objective-hint = Paspauskite tikslą, kurio atsisakote.
planet-ask-drown-hint = Sunaikintas meteoritas nieko nebeblokuoja, bet neskaičiuojamas kaip surinktas.
planet-ask-which-rover-hint = Abu stovi šiame langelyje: paspauskite tą, kuris važiuos.
planet-ask-return-first-hint = Grįžęs į pradžią, žymeklis dar kartą gaus savo vietų naudas.
planet-ask-boost-or-peek-hint = Paspauskite vieną iš dviejų.
planet-board-choose-this = Pasirinkti: { $name }?
planet-board-no-advance = joks žymeklis nejuda
planet-alone-title = { $verdict ->
        [-15] Toli iki tikslo { $target }
        [-10] Gerokai žemiau tikslo { $target }
        [-5] Šiek tiek žemiau tikslo { $target }
        [0] Tikslas { $target } pasiektas
        [5] Aukščiau tikslo { $target }
        [10] Gerokai aukščiau tikslo { $target }
       *[15] Toli už tikslo { $target }
    }
planet-alone-note = { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
        [many] { $points } taško
       *[other] { $points } taškų
    }, tikslas { $target }.
planet-board-row-synergy = bet kuris žymeklis +1
planet-board-row-patch = padėti arba pasilikti
planet-board-row-deploy = ant paskiausiai padėtos plytelės
planet-board-row-regress = vienas žymeklis −1
planet-board-row-pod = ant takelio, technologijos arba prie taškų
planet-board-row-reposition = jei norite
planet-board-no-cards = kortų dar nėra
planet-board-used = įvykdyta
planet-board-at-end = pabaigoje
planet-board-at-once = iškart, atvirai
planet-board-secret = slapta iki pabaigos
planet-board-counted-at-end = skaičiuojama pabaigoje
planet-board-before = kaip buvo prieš šį raundą
planet-board-tab-station = Stotis
planet-board-tab-tracks = Takeliai
planet-board-tab-cards = Kortos
planet-board-tab-others = Kiti
planet-board-undecided = dar nepasirinkta
planet-board-line = { $line }: { $state ->
        [full] užpildyta
        [blocked] užblokavo meteoritas
       *[open] { $n ->
            [one] trūksta { $n } langelio
            [few] trūksta { $n } langelių
            [many] trūksta { $n } langelio
           *[other] trūksta { $n } langelių
        }
    }
planet-board-medal = { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
        [many] { $n } taško
       *[other] { $n } taškų
    }
planet-board-area = { $terrain }, sritis: { $squares ->
        [one] { $squares } langelis
        [few] { $squares } langeliai
        [many] { $squares } langelio
       *[other] { $squares } langelių
    }, { $resources ->
        [one] { $resources } resursas
        [few] { $resources } resursai
        [many] { $resources } resurso
       *[other] { $resources } resursų
    }
planet-board-under = po ja { $ground }
planet-ground-ice = ledas
planet-ground-land = sausuma
planet-ground-current = sausuma su srove
planet-ground-ring = žiedas
planet-ground-city = miestas
planet-lies-rover = visureigis
planet-lies-meteorite = meteoritas
planet-lies-pod = gelbėjimo kapsulė
planet-lies-patch = biomasės žetonas
planet-given-v = medalis: { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
        [many] { $n } taško
       *[other] { $n } taškų
    }
planet-given-move = judėjimas { $n }
planet-given-civ = { $n } rango civilizacijos korta
planet-given-tech = { $n } technologija, { $name }
planet-given-synergy = sinergijos premija
planet-given-patch = biomasės žetonas
planet-given-rover = naujas visureigis
planet-given-advance = { $track } +1
planet-board-step = { $track } { $from } ▸ { $to }: { $gives }
planet-board-tech = { $n } technologija, { $name }: { $text } { $state ->
        [open] {""}
        [used] Jau panaudota.
       *[closed] Dar neatverta.
    }
planet-board-below = { $n } saugykla, po viršutinėmis plytelėmis
planet-board-depot-has = { $depot }: didžiųjų plytelių { $large }, mažųjų { $small }.
planet-board-choose-cards = { $rank } rango civilizacijos kortos
planet-board-choose-all-cards = Visos žaidžiamos civilizacijos kortos
planet-board-choose-cards-note = { $n ->
        [one] pasilikite vieną, kitos lieka
        [few] pasilikite { $n }
        [many] pasilikite { $n }
       *[other] pasilikite { $n }
    }
planet-board-choose-goals-note = { $n ->
        [one] pasilikite vieną
        [few] pasilikite { $n }
        [many] pasilikite { $n }
       *[other] pasilikite { $n }
    }
planet-board-choose-lose-note = vieno neteksite
planet-board-choose-planets = Planetos
planet-board-choose-corporations = Korporacijos
planet-board-choose-sides-note = kiekviena, išskyrus pirmąją, tik viena
planet-board-row-patch-only = padėti
planet-board-or = arba
planet-board-supply = { $n } atsargose
planet-effect-advance-different = žymekliai: { $n }, +1
planet-effect-advance-one = vienas žymeklis +{ $n }
planet-effect-patches = { $n ->
        [one] { $n } žetonas
        [few] { $n } žetonai
        [many] { $n } žetono
       *[other] { $n } žetonų
    }
planet-effect-movement = judėjimas { $n }
planet-effect-extra-tile = dar viena plytelė
planet-effect-meteorite-repo = 3 meteoritai: +1
planet-effect-commerce = 1/3/6/10 už 1–4
planet-effect-collect-pods = kapsulės: { $n }
planet-effect-relocate-rover = visureigis bet kur
planet-effect-clear-line = linija išvalyta
planet-effect-destroy-meteorites = meteoritai: −{ $n }
planet-effect-raise-trackers = žymekliai iki { $n }
planet-effect-points-per-patch = { $n } už žetoną
planet-effect-pod-points = { $n } už kapsulę
planet-board-won = Laimėjo: { $names }, { $points }.
planet-tie-break = Taškų po lygiai: laimi mažiau neuždengtų langelių, paskui mažiau meteoritų planetoje.
planet-tie-squares = Neuždengti langeliai
planet-tie-meteorites = Meteoritai planetoje
planet-board-end-hint = Rodykite į lentelės eilutę ir matysite, iš kur jos taškai; paspauskite vardą ir matysite tą planetą.
planet-board-end-A = { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
        [many] { $n } taško
       *[other] { $n } taškų
    } už pilnas eilutes ir stulpelius be meteoritų, jie auksiniai.
planet-board-end-B = { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
        [many] { $n } taško
       *[other] { $n } taškų
    } už aukščiausius žymeklių pasiektus medalius.
planet-board-end-C = { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
        [many] { $n } taško
       *[other] { $n } taškų
    } už surinktas gelbėjimo kapsules ir už kas tris meteoritus.
planet-board-end-D = { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
        [many] { $n } taško
       *[other] { $n } taškų
    } už civilizacijos kortas.
planet-board-end-E = { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
        [many] { $n } taško
       *[other] { $n } taškų
    } už asmeninius tikslus, po 5 už kiekvieną pasiektą.
planet-board-end-F = { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
        [many] { $n } taško
       *[other] { $n } taškų
    } už tikslus su kaimynais: 5 už geresnę planetą, po 2 už lygiąsias.
done-at-planet-ask-resolve = Baigta
pass-at-planet-ask-energy = Atsisakyti
pass-at-planet-ask-drown = Palikti ant visureigio
tech-4-at-planet-ask-drown = Sunaikinti
pass-at-planet-ask-return-first = Kelti iš čia
tech-1-at-planet-ask-return-first = Pirma grąžinti į pradžią

## Priežastys

planet-why-board-taken = Šią pusę jau kažkas turi.
planet-why-off-planet = Plytelė išeitų už planetos ribų.
planet-why-occupied = Ten jau kažkas guli.
planet-why-first-on-edge = Pirmoji plytelė turi dengti kraštinį langelį.
planet-why-not-adjacent = Ji turi kraštine liesti kitą plytelę.
planet-why-same-orientation = Kitoje padėtyje plytelė atrodo taip pat.
planet-why-no-place = Jos nėra kur dėti.
planet-why-slot-empty = Šis skyrius tuščias.
planet-why-no-mixed-ice = Šioje planetoje plytelė dengia arba ledą, arba sausumą.
planet-why-quadrants = Šiame ketvirtyje toks resursas draudžiamas.
planet-why-ring-anchored = Plytelė ant žiedo turi dengti ir langelį už jo.
planet-why-ring-no-patch = Ant žiedo biomasės žetonų dėti negalima.
planet-why-chasm = Plytelė negali gulėti per prarają.
planet-why-no-edge = Įvykis: šiame raunde plytelių ant kraštinių langelių dėti negalima.
planet-why-no-ice = Įvykis: šiame raunde plytelių ant ledo dėti negalima.
planet-why-no-matching = Įvykis: šiame raunde dalis negali liesti savo rūšies vietovės.
planet-why-not-now = Ne dabar.
planet-why-rover-there = Ten stovi visureigis.
planet-why-rover-ban = Įvykis: šiame raunde visureigiams ten negalima.
planet-why-too-far = Už vieną tašką visureigis ten nenuvažiuos.
planet-why-last-tile = Naujas visureigis pradeda ant paskiausiai padėtos plytelės.
planet-why-no-rover = Ten nėra jūsų visureigio.
planet-why-rover-stuck = Šis visureigis negali judėti.
planet-why-no-movement = Nebeturite judėjimo taškų.
planet-why-pending = Dar ne viskas atlikta.
planet-why-tech = Šios technologijos neturite arba ji jau panaudota.
planet-why-nothing-pending = Nieko tokio atlikti nereikia.
planet-why-track-blocked = Šis žymeklis negali judėti.
planet-why-not-there = Nieko tokio ten nėra.

## Įvykiai

planet-did-round = { $round } raundas: stoties vadas – { $seat }.
planet-did-side = { $seat } renkasi: { $side }
planet-did-turn-station = { $seat } pasuka stotį: { $depot }.
planet-did-event = Įvykis: { $event }
planet-did-place = { $seat } deda plytelę: { $cell } ({ $tile }).
planet-did-aside = { $seat } negali padėti plytelės ir ją atideda ({ $tile }).
planet-did-advance = { $seat }: { $track }, padala { $position }.
planet-did-regress = { $seat }: { $track }, žemyn iki padalos { $position }.
planet-did-patch = { $seat } deda biomasės žetoną: { $cell }.
planet-did-deploy = { $seat } stato visureigį: { $cell }.
planet-did-drive = { $seat } perkelia visureigį: { $cell }.
planet-did-collect-pod = { $seat } surenka gelbėjimo kapsulę: { $cell }.
planet-did-collect-meteorite = { $seat } surenka meteoritą.
planet-did-tech = { $seat } naudoja: { $tech }.
planet-did-civ-card = { $seat } ima kortą: { $card }.
planet-did-civ-card-secret = { $seat } ima užverstą { $rank } rango civilizacijos kortą.
planet-did-end = Paskutinis raundas baigtas.

## Parinktys

option-planets = Planetos
option-planets-symmetric = simetriškos, visiems vienodos
option-planets-random = atsitiktinai
option-planets-draft = renkamasi iš eilės
option-planets-given = kaip nurodyta
option-seat-planets = Kiekvienos vietos planeta
option-corporations = Korporacijos
option-corporations-symmetric = simetriškos, visiems vienodos
option-corporations-random = atsitiktinai
option-corporations-draft = renkamasi iš eilės
option-corporations-given = kaip nurodyta
option-seat-corporations = Kiekvienos vietos korporacija
option-private-objectives = Asmeniniai tikslai
option-events = Įvykių kaladė
option-green = Žali įvykiai
option-orange = Oranžiniai įvykiai
option-red = Raudoni įvykiai
option-rotation = Stotis
option-rotation-free = ją suka vadas
option-rotation-forced = kas raundą per vieną saugyklą
option-alignment = Vidinis žiedas
option-alignment-suggested = kaip siūlo taisyklės
option-alignment-random = atsitiktinai

## Planetos ir korporacijos

explain-ksb-4156 = Simetriška planeta: sausuma ir ledas, jokių draudimų.
explain-k-273 = Beveik vien ledas. Viena plytelė negali dengti ir ledo, ir sausumos. Negalioja, jei vien tai baigtų žaidimą.
explain-persephone = Kiekviename ketvirtyje draudžiamas vienas resursas: viršuje kairėje – { civ }, viršuje dešinėje – { energy }, apačioje kairėje – { tech }, apačioje dešinėje – { water }. Negalioja, jei vien tai baigtų žaidimą.
explain-petra = Ledo nėra. Neuždengti langeliai su srovėmis laikomi energija.
explain-gaia = 8 miestai: kiekvienas plytele neuždengtas pabaigoje vertas 2 taškų.
explain-arashi = Žiedas – dvi ilgiausios eilutės: ant jo dedama plytelė turi dengti ir langelį už jo, o biomasės žetonų ant jo dėti negalima. Negalioja, jei vien tai baigtų žaidimą.
explain-tartarus = Ją dalija praraja: plytelė negali gulėti per ją, o visureigiai pervažiuoja tik įstrižai dviejose vietose, turėdami tam technologiją. Negalioja, jei vien tai baigtų žaidimą.
explain-universal-coalition = 2 visureigiai. Simetriška korporacija: įprasti takeliai, jokių ypatingų sąlygų.
explain-republic = 1 visureigis. 7 civilizacijos gairės; prie kiekvienos kitas žymeklis nusileidžia 1 žingsniu be naudos.
explain-wormhole = 2 visureigiai. Plytelės biomasė skaičiuojama tik jei plytelė padidina biomasės sritį. Biomasės takelyje 5 ilgos padalos, kiekviena duoda vieną iš dviejų naudų jūsų pasirinkimu.
explain-cosmos = 1 visureigis. Surinkta gelbėjimo kapsulė dedama į taškų zoną arba ant takelio padalos. Žymekliai padalas su kapsulėmis praleidžia, be jų naudos ir medalių. Taškų duoda tik taškų zonos kapsulės.
explain-horizon = 4 visureigiai. Visureigis pasikrauna meteoritą, po 1, ir surenka jį tik atvežęs į langelį su visureigių resursu.
explain-jump-drive = 1 visureigis. 6 technologijos. Surinkta gelbėjimo kapsulė dedama į taškų zoną arba ant bet kurios technologijos ir ją atveria. Technologijų takelis jų neatveria ir duoda tik paskutinį pasiektą medalį: 5, paskui 3, 2, 1.
explain-oasis = 2 visureigiai. Vandens žymeklis kyla 1 žingsniu už kiekvieną vandens langelį ant ledo, vingiuotu keliu per visus takelius, ir gauna ten esančią naudą. Žymeklis negali stoti ten, kur stovi kitas. Vandens medaliai – iki 15.

## Ką reiškia žodžiai

explain-depot-n = Pasuka stotį šia saugykla į jus.
explain-large = Imkite didžiąją savo saugyklos plytelę; kita lieka.
explain-small = Imkite mažąją savo saugyklos plytelę; kita lieka.
explain-civ = Gairės leidžia pasirinkti 1–4 rango civilizacijos kortą.
explain-water = Kyla tik tada, kai plytelės vandens langelis dengia ledą. Daug medalių.
explain-biomass = Gairės duoda biomasės žetoną: vieną biomasės langelį.
explain-rover = Gairės duoda visureigį, skaičiai – judėjimo taškus.
explain-tech = Gairės atveria jūsų korporacijos technologijas.
explain-energy = Takelio neturi: pakelkite kito plytelės resurso žymeklį arba to, kurio vietovė liečia energijos sritį.
explain-synergy = Pakelkite bet kurį žymeklį 1 žingsniu ir gaukite jo naudą.
explain-patch = Vienas biomasės langelis be resurso; guli šalia plytelės.
explain-deploy = Pastatykite visureigį iš savo atsargų bet kuriame paskiausiai padėtos plytelės langelyje.
explain-regress = Žymeklis nusileidžia 1 žingsniu, be naudos.
explain-pod = Pasirinkite, kur guls surinkta gelbėjimo kapsulė; taškų zonoje ji verta 1 taško.
explain-reposition = Perkelkite surinktą gelbėjimo kapsulę ant kitos padalos arba į taškų zoną.
explain-store = Atidėkite biomasės žetoną ir padėkite prieš galutinį skaičiavimą.
explain-score = Čia gelbėjimo kapsulės vertos po 1 tašką, meteoritai – 1 tašką už kas 3.
explain-peek = Kitą įvykio kortą matote tik jūs.
explain-tech-n = Panaudokite šią korporacijos technologiją dabar.
explain-row-n = Užpildyta eilutė be meteoritų duoda savo medalį.
explain-column-n = Užpildytas stulpelis be meteoritų duoda savo medalį.
explain-loaded = Tas iš dviejų, kuris veža meteoritą.
explain-empty = Tas iš dviejų, kuris nieko neveža.
explain-obj-01 = { obj-01n }: { explain-obj-01n } { obj-01p }: { explain-obj-01p }
explain-obj-02 = { obj-02n }: { explain-obj-02n } { obj-02p }: { explain-obj-02p }
explain-obj-03 = { obj-03n }: { explain-obj-03n } { obj-03p }: { explain-obj-03p }
explain-obj-04 = { obj-04n }: { explain-obj-04n } { obj-04p }: { explain-obj-04p }
explain-obj-05 = { obj-05n }: { explain-obj-05n } { obj-05p }: { explain-obj-05p }
explain-obj-06 = { obj-06n }: { explain-obj-06n } { obj-06p }: { explain-obj-06p }
explain-obj-07 = { obj-07n }: { explain-obj-07n } { obj-07p }: { explain-obj-07p }
explain-obj-08 = { obj-08n }: { explain-obj-08n } { obj-08p }: { explain-obj-08p }
explain-obj-09 = { obj-09n }: { explain-obj-09n } { obj-09p }: { explain-obj-09p }
explain-obj-10 = { obj-10n }: { explain-obj-10n } { obj-10p }: { explain-obj-10p }
explain-obj-11 = { obj-11n }: { explain-obj-11n } { obj-11p }: { explain-obj-11p }
explain-obj-12 = { obj-12n }: { explain-obj-12n } { obj-12p }: { explain-obj-12p }
explain-obj-13 = { obj-13n }: { explain-obj-13n } { obj-13p }: { explain-obj-13p }
explain-obj-14 = { obj-14n }: { explain-obj-14n } { obj-14p }: { explain-obj-14p }
explain-obj-15 = { obj-15n }: { explain-obj-15n } { obj-15p }: { explain-obj-15p }
explain-obj-16 = { obj-16n }: { explain-obj-16n } { obj-16p }: { explain-obj-16p }
explain-obj-17 = { obj-17n }: { explain-obj-17n } { obj-17p }: { explain-obj-17p }
explain-obj-18 = { obj-18n }: { explain-obj-18n } { obj-18p }: { explain-obj-18p }
explain-obj-19 = { obj-19n }: { explain-obj-19n } { obj-19p }: { explain-obj-19p }
explain-obj-20 = { obj-20n }: { explain-obj-20n } { obj-20p }: { explain-obj-20p }
explain-obj-21 = { obj-21n }: { explain-obj-21n } { obj-21p }: { explain-obj-21p }
explain-obj-22 = { obj-22n }: { explain-obj-22n } { obj-22p }: { explain-obj-22p }
explain-obj-23 = { obj-23n }: { explain-obj-23n } { obj-23p }: { explain-obj-23p }
explain-obj-24 = { obj-24n }: { explain-obj-24n } { obj-24p }: { explain-obj-24p }
explain-obj-25 = { obj-25n }: { explain-obj-25n } { obj-25p }: { explain-obj-25p }
explain-obj-26 = { obj-26n }: { explain-obj-26n } { obj-26p }: { explain-obj-26p }
explain-obj-27 = { obj-27n }: { explain-obj-27n } { obj-27p }: { explain-obj-27p }
explain-obj-28 = { obj-28n }: { explain-obj-28n } { obj-28p }: { explain-obj-28p }

## Įvykiai trumpai

ev-g01-short = Naujas visureigis
ev-g02-short = Daugiau civilizacijos kortų
ev-g03-short = Dar vienas tikslas
ev-g04-short = { civ } / { biomass } / { water }: +3
ev-g05-short = { rover } / { civ }: +1
ev-g06-short = { rover } / { tech }: +1
ev-g07-short = { rover } / { water }: +1
ev-g08-short = { rover } / { biomass }: +1
ev-g09-short = { civ } / { tech }: +1
ev-g10-short = { water } / { civ }: +1
ev-g11-short = { biomass } / { civ }: +1
ev-g12-short = { tech } / { water }: +1
ev-g13-short = { biomass } / { tech }: +1
ev-g14-short = { biomass } / { water }: +1
ev-g15-short = Stoties pasukimas
ev-g16-short = Biomasės žetonas
ev-g17-short = Sinergijos premija
ev-g18-short = Surinkti kapsulę
ev-g19-short = Surinkti meteoritą
ev-g20-short = Sinergijos premija
ev-o01-short = { rover } / { civ }: −1
ev-o02-short = { rover } / { tech }: −1
ev-o03-short = { rover } / { water }: −1
ev-o04-short = { rover } / { biomass }: −1
ev-o05-short = { civ } / { tech }: −1
ev-o06-short = { water } / { civ }: −1
ev-o07-short = { biomass } / { civ }: −1
ev-o08-short = { tech } / { water }: −1
ev-o09-short = { biomass } / { tech }: −1
ev-o10-short = { biomass } / { water }: −1
ev-o11-short = Krinta meteoritas
ev-o12-short = Bet kuris žymeklis: −1
ev-o13-short = Be visureigių: { water }
ev-o14-short = Be visureigių: { biomass }
ev-o15-short = Be visureigių: { energy }
ev-o16-short = Be visureigių: { rover }
ev-o17-short = Be visureigių: { tech }
ev-o18-short = Be visureigių: { civ }
ev-o19-short = Be kraštinių langelių
ev-o20-short = Vienu resursu mažiau
ev-r01-short = Bet kuris žymeklis: −2
ev-r02-short = Bet kuris žymeklis: −3
ev-r03-short = Krinta meteoritas
ev-r04-short = Vienu resursu mažiau
ev-r05-short = Be gairių
ev-r06-short = Prarasti tikslą
ev-r07-short = Prarasti visureigį
ev-r08-short = Mažiau civilizacijos kortų
ev-r09-short = Prarasti kapsulę planetoje
ev-r10-short = Prarasti surinktą kapsulę
ev-r11-short = Prarasti surinktą meteoritą
ev-r12-short = Skyrius ištuštėja
ev-r13-short = Premija arba žvilgsnis pirmyn
ev-r14-short = Premija arba žvilgsnis pirmyn
ev-r15-short = Ne šalia savo rūšies
ev-r16-short = Be ledo
ev-r17-short = Be ledo
ev-r18-short = Be sinergijos
ev-r19-short = Be gairių
ev-r20-short = Be kraštinių langelių

## Vietovių raidės

civ-letter = C
water-letter = V
biomass-letter = B
rover-letter = R
tech-letter = T
energy-letter = E
