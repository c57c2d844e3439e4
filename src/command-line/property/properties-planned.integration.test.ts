import { beforeAll, describe, expect, test } from 'vitest';
import { carryOutPlans } from '#commands/property/carry-out-plans.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { addProperty } from '#test/factories.ts';
import { propertyCommands, rent, without } from '#test/property-commands.ts';

const { database, gevel } = await propertyCommands();
beforeAll(() => loadPlaces(database));

const draft = { ...rent, publication: 'draft', published_at: null } as const;
const lacking = without('tenantChargesCents');

const atEight = '2090-06-01 08:00';
const eight = new Date('2090-06-01T06:00:00Z');
const justBefore = new Date('2090-06-01T05:59:59Z');

const publications = () => database.selectFrom('property').select(['reference', 'publication']).execute();
const plans = () => database.selectFrom('planned_publication').selectAll().execute();
const audited = async () =>
  (await database.selectFrom('audit_entry').select('action').execute()).flatMap(Object.values);

describe('a planned publication', () => {
  test('happens at its moment and not before, and is told until then', async () => {
    const id = await addProperty(database, draft);
    expect(await gevel('properties', 'publish', 'R-1', '--at', atEight)).toEqual({
      status: 0,
      out: 'R-1 will be published on 1-6-2090 at 08:00.\n',
      err: '',
    });
    expect((await gevel('properties', 'planned')).out).toBe('1-6-2090 08:00  publish  R-1\n');
    expect(await carryOutPlans(database, justBefore)).toEqual([]);
    expect(await publications()).toEqual([{ reference: 'R-1', publication: 'draft' }]);

    expect(await carryOutPlans(database, eight)).toEqual([{ propertyId: id, outcome: 'published' }]);
    expect(await publications()).toEqual([{ reference: 'R-1', publication: 'published' }]);
    expect(await plans()).toEqual([]);
    expect(await audited()).toEqual(['property.plan-publish 2090-06-01T06:00:00.000Z', 'property.publish']);
  });

  test('happens once, however many look at the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => addProperty(database, { ...draft, reference: `R-${index}` })),
    );
    for (const id of ids) await gevel('properties', 'publish', String(id), '--at', atEight);
    const looks = await Promise.all(Array.from({ length: 4 }, () => carryOutPlans(database, eight)));
    // Each call skips the plans that others hold at that moment; together they carry out all.
    const done = [...looks.flat(), ...(await carryOutPlans(database, eight))];
    const published = done
      .filter(({ outcome }) => outcome === 'published')
      .map(({ propertyId }) => propertyId);
    expect(published.toSorted((one, other) => one - other)).toEqual(
      ids.toSorted((one, other) => one - other),
    );
    expect((await audited()).filter((action) => action === 'property.publish')).toHaveLength(8);
  });

  test('is refused where something lacks at its moment, and stays to be seen until it is published', async () => {
    const id = await addProperty(database, { ...draft, details: lacking });
    await gevel('properties', 'publish', 'R-1', '--at', atEight);
    expect(await carryOutPlans(database, eight)).toEqual([{ propertyId: id, outcome: 'refused' }]);
    expect(await carryOutPlans(database, eight)).toEqual([]);
    expect(await publications()).toEqual([{ reference: 'R-1', publication: 'draft' }]);
    expect((await gevel('properties', 'planned')).out).toContain(
      'refused: it lacks something the law requires',
    );
    expect(await audited()).toContain('property.plan-publish refused');

    await gevel('properties', 'publish', 'R-1', '--despite', 'the owner tells on Monday');
    expect(await plans()).toEqual([]);
  });

  test('keeps its reason until its moment, and a later plan replaces the earlier', async () => {
    await addProperty(database, { ...draft, details: lacking });
    await gevel('properties', 'publish', 'R-1', '--at', '2090-05-01 08:00');
    await gevel('properties', 'publish', 'R-1', '--at', atEight, '--despite', 'the owner tells on Monday');
    expect(await carryOutPlans(database, justBefore)).toEqual([]);
    await carryOutPlans(database, eight);
    expect(await publications()).toEqual([{ reference: 'R-1', publication: 'published' }]);
    expect(await audited()).toContain('property.publish despite F24: the owner tells on Monday');
  });

  test('can be taken back', async () => {
    await addProperty(database, draft);
    await gevel('properties', 'publish', 'R-1', '--at', atEight);
    expect(await gevel('properties', 'planned', '--forget', 'R-1')).toEqual({
      status: 0,
      out: 'R-1: no longer planned: publish\n',
      err: '',
    });
    expect(await carryOutPlans(database, eight)).toEqual([]);
    expect(await gevel('properties', 'planned', '--forget', 'R-1')).toMatchObject({
      status: 1,
      err: 'Nothing is planned for R-1.\n',
    });
  });
});

describe('properties withdraw', () => {
  test('takes a property off the site, which publishing brings back', async () => {
    await addProperty(database, { ...draft, publication: 'published' });
    expect((await gevel('properties', 'withdraw', 'R-1')).out).toBe('R-1 is withdrawn.\n');
    expect(await publications()).toEqual([{ reference: 'R-1', publication: 'withdrawn' }]);
    expect(await gevel('properties', 'withdraw', 'R-1')).toMatchObject({
      status: 1,
      err: 'R-1 was not published.\n',
    });
    expect((await gevel('properties', 'publish', 'R-1')).status).toBe(0);
    expect(await audited()).toEqual(['property.withdraw', 'property.publish']);
  });

  test('at a moment, after the publication that was planned for an earlier one', async () => {
    const id = await addProperty(database, draft);
    await gevel('properties', 'withdraw', 'R-1', '--at', '2090-07-01 18:00');
    await gevel('properties', 'publish', 'R-1', '--at', atEight);
    expect(await carryOutPlans(database, new Date('2090-07-01T16:00:00Z'))).toEqual([
      { propertyId: id, outcome: 'published' },
      { propertyId: id, outcome: 'withdrawn' },
    ]);
    expect(await publications()).toEqual([{ reference: 'R-1', publication: 'withdrawn' }]);
  });

  test('forgets a plan for what somebody withdrew before', async () => {
    await addProperty(database, { ...draft, publication: 'published' });
    await gevel('properties', 'withdraw', 'R-1', '--at', atEight);
    await gevel('properties', 'withdraw', 'R-1');
    expect(await plans()).toEqual([]);
  });
});

test.each([
  ['properties', 'publish', 'R-1', '--at', 'tomorrow'],
  ['properties', 'publish', 'R-1', '--at', '2090-06-01'],
  ['properties', 'publish', 'R-1', '--at', '2020-06-01 08:00'],
  ['properties', 'withdraw', 'R-1', '--at', '2090-02-30 08:00'],
  ['properties', 'withdraw'],
  ['properties', 'planned', 'R-1'],
])('is called wrongly: %s %s %s %s %s', async (...args) => {
  const { status, err } = await gevel(...args.filter((arg) => arg !== undefined));
  expect([status, err]).toEqual([2, expect.stringMatching(/\w/)]);
});
