-- Settings that were brought in as a file hold every rule behind the costs of a purchase and the deposits, although most
-- agencies never changed one. What is still as the version before had it goes, so that the corrected rules of this one
-- count: both versions take their own default for what is not stored. An agency's own rules stay.
update setting set document = document - 'purchaseCosts'
where document -> 'purchaseCosts' = '{
  "duties": [
    {"regions":["flanders"],"buyer":"own_home","for":["home"],"from":"2025-01-01","source":"vlaanderen.be","percent":2,"minimumCents":5000,"modestHome":{"cents":186700,"upToPriceCents":22000000,"upToPriceInCoreCitiesCents":24000000},"isOnlyHome":true,"moveInYears":3},
    {"regions":["flanders"],"buyer":"other","for":["home","plot","other"],"from":"2022-01-01","source":"vlaanderen.be","percent":12,"minimumCents":5000},
    {"regions":["wallonia"],"buyer":"own_home","for":["home","plot"],"from":"2025-01-01","source":"logement.wallonie.be","percent":3,"minimumCents":5000,"isOnlyHome":true,"stayYears":3},
    {"regions":["wallonia"],"buyer":"other","for":["home","plot","other"],"from":"2025-01-01","source":"logement.wallonie.be","percent":12.5,"minimumCents":5000},
    {"regions":["brussels"],"buyer":"own_home","for":["home"],"from":"2023-04-01","source":"be.brussels","percent":12.5,"minimumCents":5000,"abatement":{"cents":20000000,"upToPriceCents":60000000},"energyAbatement":{"centsPerClass":2500000,"leastClasses":2},"isOnlyHome":true,"moveInYears":3,"stayYears":5},
    {"regions":["brussels"],"buyer":"own_home","for":["plot"],"from":"2023-04-01","source":"be.brussels","percent":12.5,"minimumCents":5000,"abatement":{"cents":10000000,"upToPriceCents":30000000},"isOnlyHome":true,"moveInYears":3,"stayYears":5},
    {"regions":["brussels"],"buyer":"other","for":["home","plot","other"],"from":"2023-04-01","source":"be.brussels","percent":12.5,"minimumCents":5000},
    {"regions":["luxembourg"],"buyer":"own_home","for":["home"],"from":"2025-07-01","source":"guichet.public.lu","percent":7,"minimumCents":10000,"creditPerBuyerCents":4000000,"moveInYears":2,"stayYears":2},
    {"regions":["luxembourg"],"buyer":"other","for":["home","plot","other"],"from":"2025-07-01","source":"guichet.public.lu","percent":7,"minimumCents":10000}
  ],
  "notary": [
    {"regions":["flanders","wallonia","brussels"],"from":"2026-01-01","source":"notaris.be","scales":{"own_home":{"fixedCents":25700,"brackets":[{"upToCents":1750000,"percent":2.5},{"upToCents":3000000,"percent":2},{"upToCents":4549500,"percent":1.5},{"upToCents":6409000,"percent":0.5},{"upToCents":25009500,"percent":0.485},{"upToCents":50000000,"percent":0.3},{"upToCents":null,"percent":0.2}]},"other":{"fixedCents":28500,"brackets":[{"upToCents":1750000,"percent":2.5},{"upToCents":3000000,"percent":1.75},{"upToCents":4549500,"percent":1.71},{"upToCents":6409000,"percent":1.14},{"upToCents":25009500,"percent":0.57},{"upToCents":null,"percent":0.2}]}},"administrationCents":85500,"disbursementsCents":30900,"transcriptionCents":28500,"writingsDutyCents":10000,"annexesDutyCents":10000,"vatPercent":21},
    {"regions":["luxembourg"],"from":"2024-01-01","source":"notariat.lu","scales":{"own_home":{"fixedCents":0,"brackets":[{"upToCents":371840,"percent":4},{"upToCents":743680,"percent":2},{"upToCents":1735254,"percent":1.5},{"upToCents":2478935,"percent":0.8},{"upToCents":7436805,"percent":0.6},{"upToCents":14873611,"percent":0.5},{"upToCents":24789352,"percent":0.3},{"upToCents":123946762,"percent":0.1},{"upToCents":null,"percent":0.05}]},"other":{"fixedCents":0,"brackets":[{"upToCents":371840,"percent":4},{"upToCents":743680,"percent":2},{"upToCents":1735254,"percent":1.5},{"upToCents":2478935,"percent":0.8},{"upToCents":7436805,"percent":0.6},{"upToCents":14873611,"percent":0.5},{"upToCents":24789352,"percent":0.3},{"upToCents":123946762,"percent":0.1},{"upToCents":null,"percent":0.05}]}},"administrationCents":0,"disbursementsCents":0,"transcriptionCents":0,"writingsDutyCents":0,"annexesDutyCents":0,"vatPercent":17}
  ],
  "mortgages": [
    {"regions":["flanders","wallonia","brussels"],"from":"2026-01-01","source":"notaris.be","accessoriesPercent":10,"registrationPercent":1,"mortgagePercent":0.3,"registry":{"upToCents":30000000,"cents":27000,"aboveCents":116000},"annexesDutyCents":10000,"writingsDutyCents":10000,"scales":{"own_home":{"fixedCents":0,"brackets":[{"upToCents":750000,"percent":1.368},{"upToCents":1750000,"percent":1.094},{"upToCents":3000000,"percent":0.73},{"upToCents":4549500,"percent":0.547},{"upToCents":6409000,"percent":0.365},{"upToCents":25009500,"percent":0.182},{"upToCents":null,"percent":0.036}]},"other":{"fixedCents":28500,"brackets":[{"upToCents":750000,"percent":0.75},{"upToCents":1750000,"percent":0.65},{"upToCents":3000000,"percent":0.5},{"upToCents":6409500,"percent":0.4},{"upToCents":25009500,"percent":0.228},{"upToCents":null,"percent":0.046}]}},"administrationCents":62700,"disbursementsCents":5500,"vatPercent":21}
  ],
  "newBuildVat": [
    {"regions":["flanders","wallonia","brussels"],"from":"2025-07-01","source":"financien.belgium.be","percent":21,"rebuilt":{"percent":6,"livingAreaM2":175,"stayYears":5}},
    {"regions":["luxembourg"],"from":"2024-01-01","source":"guichet.public.lu","percent":17,"ownHome":{"percent":3,"savesUpToCents":5000000}}
  ],
  "advances": [
    {"regions":["flanders","wallonia","brussels"],"from":"1971-07-09","source":"notaris.be","percent":10,"newBuildPercent":5}
  ],
  "loans": [
    {"regions":["flanders","wallonia","brussels","luxembourg"],"from":"2026-01-01","source":"example","ratePercent":3.5,"years":25,"ownMoneyPercent":20}
  ]
}'::jsonb;

update setting set document = document - 'rentDeposits'
where document -> 'rentDeposits' = '[
  {"regions":["flanders"],"from":"2019-01-01","source":"vlaanderen.be","months":3},
  {"regions":["brussels"],"from":"2024-11-01","source":"be.brussels","months":2},
  {"regions":["wallonia"],"from":"2018-09-01","source":"logement.wallonie.be","months":2,"asGuaranteeMonths":3},
  {"regions":["luxembourg"],"from":"2024-08-01","source":"logement.public.lu","months":2}
]'::jsonb;
