import { communalSurtaxes } from './communal-surtaxes.ts';
import type { PurchaseCosts } from './purchase-cost-schema.ts';
import { flemishSite } from './regional-sites.ts';

const belgium = ['flanders', 'wallonia', 'brussels'] as const;

const taxOffice = {
  nl: 'financien.belgium.be',
  fr: 'finances.belgium.be',
  de: 'finanzen.belgium.be',
  en: 'finance.belgium.be',
};
const notaries = { nl: 'notaris.be', fr: 'notaire.be', de: 'notar.be', en: 'notaris.be' };
const brusselsTaxation = { nl: 'fiscaliteit.brussels', fr: 'fiscalite.brussels' };

/** Amounts are written here as the sources write them, in euros. */
const euros = (amount: number) => Math.round(amount * 100);

const brackets = (...rows: [upTo: number | null, percent: number][]) =>
  rows.map(([upTo, percent]) => ({ upToCents: upTo === null ? null : euros(upTo), percent }));

// Schedule of the Chambre des notaires: grand-ducal regulation of 24 July 1971, scale 7; VAT is 17 % since 2024.
const luxembourgScale = {
  fixedCents: 0,
  brackets: brackets(
    [3_718.4, 4],
    [7_436.8, 2],
    [17_352.54, 1.5],
    [24_789.35, 0.8],
    [74_368.05, 0.6],
    [148_736.11, 0.5],
    [247_893.52, 0.3],
    [1_239_467.62, 0.1],
    [null, 0.05],
  ),
};

/** The rules of 2026, as the regions, the chambers of notaries and the tax offices publish them. */
export const purchaseCosts: PurchaseCosts = {
  duties: [
    {
      regions: ['flanders'],
      buyer: 'own_home',
      for: ['home'],
      from: '2025-01-01',
      source: flemishSite,
      law: 'VCF art. 2.9.4.2.11 § 1-2, 2.9.5.0.5',
      certainty: 'practice',
      note:
        'On the ground of new build 12 % is what developers and notaries reckon (practice). The rate of 1 % for a deep' +
        ' energy renovation, for demolition and rebuilding and for a monument is left out: published by vlaanderen.be' +
        ' for 2022, not confirmed beside the 2 % of 2025.',
      percent: 2,
      minimumCents: euros(50),
      modestHome: {
        cents: euros(1867),
        upToPriceCents: euros(220_000),
        upToPriceInCoreCitiesCents: euros(240_000),
      },
      exceptNewBuildLand: true,
      isOnlyHome: true,
      sellOtherYears: 2,
      moveInYears: 3,
    },
    {
      regions: ['flanders'],
      buyer: 'other',
      for: ['home', 'plot', 'other'],
      from: '2022-01-01',
      source: flemishSite,
      law: 'VCF art. 2.9.4.1.1',
      certainty: 'confirmed',
      percent: 12,
      minimumCents: euros(50),
    },
    {
      regions: ['wallonia'],
      buyer: 'own_home',
      for: ['home', 'plot'],
      from: '2025-01-01',
      source: taxOffice,
      law: 'C. enr. (Wallonie) art. 44bis; décret du 5 décembre 2024; circulaire 2025/C/42',
      certainty: 'confirmed',
      percent: 3,
      minimumCents: euros(50),
      isOnlyHome: true,
      mayOwnPlot: true,
      sellOtherYears: 3,
      moveInYears: 3,
      moveInYearsOnPlan: 5,
      stayYears: 3,
    },
    {
      regions: ['wallonia'],
      buyer: 'other',
      for: ['home', 'plot', 'other'],
      from: '2025-01-01',
      source: taxOffice,
      law: 'C. enr. (Wallonie) art. 44',
      certainty: 'confirmed',
      percent: 12.5,
      minimumCents: euros(50),
    },
    {
      regions: ['brussels'],
      buyer: 'own_home',
      for: ['home'],
      from: '2023-04-01',
      source: brusselsTaxation,
      law: 'C. enr. (Bruxelles) art. 46bis',
      certainty: 'confirmed',
      note:
        'It also goes off the ground of a property on plan or being built (art. 46bis; fiscalite.brussels). Whether the' +
        ' ceiling then looks at the ground alone is not confirmed: it looks at the whole price, which costs more.',
      percent: 12.5,
      minimumCents: euros(50),
      abatement: { cents: euros(200_000), upToPriceCents: euros(600_000) },
      energyAbatement: { centsPerClass: euros(25_000), leastClasses: 2 },
      isOnlyHome: true,
      mayOwnPlot: true,
      moveInYears: 3,
      stayYears: 5,
    },
    {
      regions: ['brussels'],
      buyer: 'own_home',
      for: ['plot'],
      from: '2023-04-01',
      source: brusselsTaxation,
      law: 'C. enr. (Bruxelles) art. 46bis',
      certainty: 'confirmed',
      percent: 12.5,
      minimumCents: euros(50),
      abatement: { cents: euros(100_000), upToPriceCents: euros(300_000) },
      isOnlyHome: true,
      mayOwnPlot: true,
      moveInYears: 3,
      stayYears: 5,
    },
    {
      regions: ['brussels'],
      buyer: 'other',
      for: ['home', 'plot', 'other'],
      from: '2023-04-01',
      source: brusselsTaxation,
      law: 'C. enr. (Bruxelles) art. 44',
      certainty: 'confirmed',
      percent: 12.5,
      minimumCents: euros(50),
    },
    // 6 % registration and 1 % transcription; half of it from 1 October 2024 to 30 June 2025.
    {
      regions: ['luxembourg'],
      buyer: 'own_home',
      for: ['home', 'plot'],
      from: '2025-07-01',
      source: 'guichet.public.lu',
      law: 'Loi modifiée du 30 juillet 2002 (Bëllegen Akt), art. 7, 10',
      certainty: 'practice',
      note: 'The credit of € 40,000 after 30 June 2025, and four years to move in on plan and after building: practice.',
      percent: 7,
      minimumCents: euros(100),
      creditPerBuyerCents: euros(40_000),
      moveInYears: 2,
      moveInYearsOnPlan: 4,
      stayYears: 2,
    },
    {
      regions: ['luxembourg'],
      buyer: 'other',
      for: ['home', 'plot', 'other'],
      from: '2025-07-01',
      source: 'guichet.public.lu',
      certainty: 'confirmed',
      percent: 7,
      minimumCents: euros(100),
    },
  ],
  surtaxes: communalSurtaxes,
  notary: [
    {
      regions: [...belgium],
      from: '2026-01-01',
      source: notaries,
      certainty: 'confirmed',
      scales: {
        own_home: {
          fixedCents: euros(257),
          brackets: brackets(
            [17_500, 2.5],
            [30_000, 2],
            [45_495, 1.5],
            [64_090, 0.5],
            [250_095, 0.485],
            [500_000, 0.3],
            [null, 0.2],
          ),
        },
        other: {
          fixedCents: euros(285),
          brackets: brackets(
            [17_500, 2.5],
            [30_000, 1.75],
            [45_495, 1.71],
            [64_090, 1.14],
            [250_095, 0.57],
            [null, 0.2],
          ),
        },
      },
      administrationCents: euros(855),
      disbursementsCents: euros(309),
      transcriptionCents: euros(285),
      writingsDutyCents: euros(100),
      annexesDutyCents: euros(100),
      vatPercent: 21,
    },
    {
      regions: ['luxembourg'],
      from: '2024-01-01',
      source: 'notariat.lu',
      law: 'Règlement grand-ducal du 24 juillet 1971, barème 7',
      certainty: 'confirmed',
      note: 'Disbursements are what was paid to others, without a scale: the page says that they are left out.',
      scales: { own_home: luxembourgScale, other: luxembourgScale },
      administrationCents: 0,
      disbursementsCents: 0,
      transcriptionCents: 0,
      writingsDutyCents: 0,
      annexesDutyCents: 0,
      vatPercent: 17,
    },
  ],
  mortgages: [
    {
      regions: [...belgium],
      from: '2026-01-01',
      source: notaries,
      accessoriesPercent: 10,
      registrationPercent: 1,
      mortgagePercent: 0.3,
      registry: { upToCents: euros(300_000), cents: euros(270), aboveCents: euros(1160) },
      annexesDutyCents: euros(100),
      writingsDutyCents: euros(100),
      scales: {
        own_home: {
          fixedCents: 0,
          brackets: brackets(
            [7_500, 1.368],
            [17_500, 1.094],
            [30_000, 0.73],
            [45_495, 0.547],
            [64_090, 0.365],
            [250_095, 0.182],
            [null, 0.036],
          ),
        },
        other: {
          fixedCents: euros(285),
          brackets: brackets(
            [7_500, 0.75],
            [17_500, 0.65],
            [30_000, 0.5],
            [64_095, 0.4],
            [250_095, 0.228],
            [null, 0.046],
          ),
        },
      },
      administrationCents: euros(627),
      disbursementsCents: euros(55),
      vatPercent: 21,
    },
  ],
  newBuildVat: [
    // 6 % after demolition also for buyers from a developer, since that day.
    {
      regions: [...belgium],
      from: '2025-07-01',
      source: taxOffice,
      certainty: 'confirmed',
      percent: 21,
      rebuilt: { percent: 6, livingAreaM2: 175, stayYears: 5 },
    },
    {
      regions: ['luxembourg'],
      from: '2024-01-01',
      source: 'guichet.public.lu',
      law: 'Loi TVA du 12 février 1979, art. 40; règlement grand-ducal du 30 juillet 2002',
      certainty: 'confirmed',
      percent: 17,
      ownHome: { percent: 3, savesUpToCents: euros(50_000) },
    },
  ],
  advances: [
    // 10 % is usage; 5 % at most on plan is law (Breyne Act of 9 July 1971, article 10).
    { regions: [...belgium], from: '1971-07-09', source: notaries, percent: 10, newBuildPercent: 5 },
  ],
  loans: [
    {
      regions: [...belgium, 'luxembourg'],
      from: '2026-01-01',
      ratePercent: 3.5,
      years: 25,
      ownMoneyPercent: 20,
    },
  ],
};
