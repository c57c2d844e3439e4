import { describe, expect, it } from 'vitest';
import { inOneLine } from '#site/site-problem.ts';
import { keyPaths, kindOfPath, without } from '#test/each-key.ts';
import { full } from '#test/full-settings.ts';
import { defaultSettings, type Settings, settingsSchema } from './settings.ts';
import { type SettingsProblem, validSettings } from './valid-settings.ts';

function read(stored: object, last: Settings = defaultSettings) {
  const reported: SettingsProblem[] = [];
  const settings = validSettings({ ...stored }, last, (problem) => reported.push(problem));
  return { settings, problems: reported.flatMap(({ problems }) => problems.map(inOneLine)) };
}

const cases = keyPaths(full).map((path) => ({ path, ...read(without(full, path)) }));
const needed = cases.filter(({ problems }) => problems.length > 0).map(({ path }) => kindOfPath(path));

describe('a stored setting without one key', () => {
  it('keeps all others', () => {
    expect(cases.length).toBeGreaterThan(400);
    for (const { path, settings, problems } of cases) {
      expect(settingsSchema.safeParse(settings).success, kindOfPath(path)).toBe(true);
      if (problems.length > 0) continue;
      expect(without(settings, path)).toEqual(without(full, path));
    }
  });

  // A new key in an entry of a list must be optional or have a default: stored entries lack it.
  it('needs no more keys than it did', () => {
    expect([...new Set(needed)]).toMatchInlineSnapshot(`
      [
        "languages[].code",
        "languages[].inUse",
        "topBar.left[].label",
        "topBar.right[].label",
        "footer.columns[].title.text",
        "footer.columns[].links[].page",
        "figures.score.value",
        "figures.score.outOf",
        "figures.score.clients",
        "districts[].name",
        "districts[].members",
        "renovationDuties[].region",
        "renovationDuties[].labels",
        "renovationDuties[].from",
        "renovationDuties[].targetLabel",
        "renovationDuties[].years",
        "purchaseCosts.duties[].regions",
        "purchaseCosts.duties[].buyer",
        "purchaseCosts.duties[].for",
        "purchaseCosts.duties[].from",
        "purchaseCosts.duties[].source",
        "purchaseCosts.duties[].percent",
        "purchaseCosts.duties[].minimumCents",
        "purchaseCosts.duties[].modestHome.cents",
        "purchaseCosts.duties[].modestHome.upToPriceCents",
        "purchaseCosts.duties[].modestHome.upToPriceInCoreCitiesCents",
        "purchaseCosts.duties[].abatement.cents",
        "purchaseCosts.duties[].energyAbatement.centsPerClass",
        "purchaseCosts.duties[].energyAbatement.leastClasses",
        "purchaseCosts.surtaxes[].regions",
        "purchaseCosts.surtaxes[].municipalities",
        "purchaseCosts.surtaxes[].from",
        "purchaseCosts.surtaxes[].source",
        "purchaseCosts.surtaxes[].percent",
        "purchaseCosts.notary[].regions",
        "purchaseCosts.notary[].from",
        "purchaseCosts.notary[].source",
        "purchaseCosts.notary[].scales",
        "purchaseCosts.notary[].scales.own_home",
        "purchaseCosts.notary[].scales.own_home.fixedCents",
        "purchaseCosts.notary[].scales.own_home.brackets",
        "purchaseCosts.notary[].scales.own_home.brackets[].upToCents",
        "purchaseCosts.notary[].scales.own_home.brackets[].percent",
        "purchaseCosts.notary[].scales.other",
        "purchaseCosts.notary[].scales.other.fixedCents",
        "purchaseCosts.notary[].scales.other.brackets",
        "purchaseCosts.notary[].scales.other.brackets[].upToCents",
        "purchaseCosts.notary[].scales.other.brackets[].percent",
        "purchaseCosts.notary[].administrationCents",
        "purchaseCosts.notary[].disbursementsCents",
        "purchaseCosts.notary[].transcriptionCents",
        "purchaseCosts.notary[].writingsDutyCents",
        "purchaseCosts.notary[].annexesDutyCents",
        "purchaseCosts.notary[].vatPercent",
        "purchaseCosts.mortgages[].regions",
        "purchaseCosts.mortgages[].from",
        "purchaseCosts.mortgages[].source",
        "purchaseCosts.mortgages[].accessoriesPercent",
        "purchaseCosts.mortgages[].registrationPercent",
        "purchaseCosts.mortgages[].mortgagePercent",
        "purchaseCosts.mortgages[].registry",
        "purchaseCosts.mortgages[].registry.upToCents",
        "purchaseCosts.mortgages[].registry.cents",
        "purchaseCosts.mortgages[].registry.aboveCents",
        "purchaseCosts.mortgages[].annexesDutyCents",
        "purchaseCosts.mortgages[].writingsDutyCents",
        "purchaseCosts.mortgages[].scales",
        "purchaseCosts.mortgages[].scales.own_home",
        "purchaseCosts.mortgages[].scales.own_home.fixedCents",
        "purchaseCosts.mortgages[].scales.own_home.brackets",
        "purchaseCosts.mortgages[].scales.own_home.brackets[].upToCents",
        "purchaseCosts.mortgages[].scales.own_home.brackets[].percent",
        "purchaseCosts.mortgages[].scales.other",
        "purchaseCosts.mortgages[].scales.other.fixedCents",
        "purchaseCosts.mortgages[].scales.other.brackets",
        "purchaseCosts.mortgages[].scales.other.brackets[].upToCents",
        "purchaseCosts.mortgages[].scales.other.brackets[].percent",
        "purchaseCosts.mortgages[].administrationCents",
        "purchaseCosts.mortgages[].disbursementsCents",
        "purchaseCosts.mortgages[].vatPercent",
        "purchaseCosts.newBuildVat[].regions",
        "purchaseCosts.newBuildVat[].from",
        "purchaseCosts.newBuildVat[].source",
        "purchaseCosts.newBuildVat[].percent",
        "purchaseCosts.newBuildVat[].rebuilt.percent",
        "purchaseCosts.newBuildVat[].rebuilt.livingAreaM2",
        "purchaseCosts.newBuildVat[].rebuilt.stayYears",
        "purchaseCosts.newBuildVat[].ownHome.percent",
        "purchaseCosts.newBuildVat[].ownHome.savesUpToCents",
        "purchaseCosts.advances[].regions",
        "purchaseCosts.advances[].from",
        "purchaseCosts.advances[].source",
        "purchaseCosts.advances[].percent",
        "purchaseCosts.advances[].newBuildPercent",
        "purchaseCosts.loans[].regions",
        "purchaseCosts.loans[].from",
        "purchaseCosts.loans[].ratePercent",
        "purchaseCosts.loans[].years",
        "purchaseCosts.loans[].ownMoneyPercent",
        "rentDeposits[].regions",
        "rentDeposits[].from",
        "rentDeposits[].source",
        "rentDeposits[].months",
        "tenantFees[].regions",
        "tenantFees[].from",
        "tenantFees[].source",
        "tenantFees[].percent",
        "visits.dayParts[].from",
        "visits.dayParts[].to",
        "displayConditions.garden[].field",
        "displayConditions.garden[].logic",
        "displayConditions.garden[].compareWithValue",
      ]
    `);
  });

  it('takes the default of that key, and not that of its section', () => {
    const { settings, problems } = read({ list: { goneShownDays: 30 }, retention: { mails: 7 } });
    expect(settings.list).toEqual({ ...defaultSettings.list, goneShownDays: 30 });
    expect(settings.retention).toEqual({ ...defaultSettings.retention, mails: 7 });
    expect(problems).toEqual([]);
  });

  it('loses an entry of a list that cannot be read without it, and no other', () => {
    const dayParts = [{ from: '09:00' }, { from: '13:00', to: '17:00' }];
    const { settings, problems } = read({ visits: { ...full.visits, dayParts } });
    expect(settings.visits).toEqual({ ...full.visits, dayParts: dayParts.slice(1) });
    expect(problems).toEqual(['visits.dayParts[0].to: is missing']);
  });
});

describe('a stored setting that is not valid', () => {
  it.each<[object, object, string]>([
    [
      { visits: { ...full.visits, mostInPart: 0 } },
      { visits: { ...full.visits, mostInPart: 3 } },
      'visits.mostInPart',
    ],
    [
      { agency: { ...full.agency, email: 'none', colour: 'red' } },
      { agency: { ...full.agency, email: 'info@agency.example' } },
      'agency.colour',
    ],
    [
      { visits: { ...full.visits, dayParts: [{ from: '18:00', to: '09:00' }] } },
      { visits: { ...full.visits, dayParts: defaultSettings.visits.dayParts } },
      'visits.dayParts',
    ],
    [
      { theme: { ...full.theme, colors: { brick: '#e58a70', night: '#10231f' } } },
      { theme: { ...full.theme, colors: { night: '#10231f' } } },
      'theme.colors.brick',
    ],
    [{ list: 5 }, { list: defaultSettings.list }, 'list'],
  ])('falls back by itself: %j', (stored, expected, field) => {
    const { settings, problems } = read(stored);
    expect(settings).toMatchObject(expected);
    expect(problems.map((line) => line.split(': ')[0])).toContain(field);
  });

  it('stays as it was while the process runs', () => {
    const list = { ...defaultSettings.list, pageSize: 24 };
    const last = { ...defaultSettings, list: { ...list, goneShownDays: 1 } };
    expect(read({ list: { pageSize: 0 } }, last).settings.list).toEqual(list);
  });
});
