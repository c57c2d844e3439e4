import { describe, expect, test } from 'vitest';
import { addProperty } from '#test/factories.ts';
import { propertyCommands, rent, without } from '#test/property-commands.ts';

const { database, gevel } = await propertyCommands();

const publicationOf = async (reference: string) =>
  (
    await database
      .selectFrom('property')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).publication;
const audited = () => database.selectFrom('audit_entry').select(['actor', 'action', 'subject']).execute();

describe('properties publish', () => {
  test('shows nothing again as it was while changes of it wait', async () => {
    const property_id = await addProperty(database, { ...rent, publication: 'withdrawn' });
    const edit = { base: '95000', value: '90000', actor: 'staff:jan', at: new Date('2026-11-01T08:00:00Z') };
    await database
      .insertInto('property_edit')
      .values({ property_id, key: 'priceCents', ...edit })
      .execute();
    const { status, out, err } = await gevel('properties', 'publish', 'R-1');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('It was not published: changes of R-1 wait in the office (priceCents).');
    expect(await publicationOf('R-1')).toBe('withdrawn');
  });

  test('publishes what lacks nothing', async () => {
    const id = await addProperty(database, { ...rent, publication: 'draft', published_at: null });
    expect(await gevel('properties', 'publish', 'R-1')).toEqual({
      status: 0,
      out: 'R-1 is published.\n',
      err: '',
    });
    const row = await database.selectFrom('property').selectAll().executeTakeFirstOrThrow();
    expect(row.publication).toBe('published');
    expect(row.published_at).not.toBeNull();
    expect(await audited()).toEqual([
      { actor: 'command', action: 'property.publish', subject: `property:${id}` },
    ]);
    expect((await gevel('properties', 'publish', String(id))).out).toBe('R-1 was already published.\n');
    expect(await audited()).toHaveLength(1);
  });

  test('refuses what lacks something, unless there is a reason, which is kept', async () => {
    const lacking = { ...rent, publication: 'draft', details: without('tenantChargesCents') } as const;
    const id = await addProperty(database, lacking);
    const refused = await gevel('properties', 'publish', 'R-1');
    expect(refused.status).toBe(1);
    expect(refused.out).toBe('');
    expect(refused.err).toContain('R-1 lacks:\n  block  F24: ');
    expect(await publicationOf('R-1')).toBe('draft');
    expect(await audited()).toEqual([]);

    const spite = await gevel('properties', 'publish', 'R-1', '--despite', 'the owner tells on Monday');
    expect(spite).toMatchObject({ status: 0, out: 'R-1 is published.\n' });
    expect(await publicationOf('R-1')).toBe('published');
    expect(await audited()).toEqual([
      {
        actor: 'command',
        action: 'property.publish despite F24: the owner tells on Monday',
        subject: `property:${id}`,
      },
    ]);
  });

  test.each([{ publish_price: false }, { price_cents: null }])(
    'never publishes a home to let with %j',
    async (hidden) => {
      await addProperty(database, { ...rent, publication: 'draft', ...hidden });
      const { status, err } = await gevel(
        'properties',
        'publish',
        'R-1',
        '--despite',
        'the owner wants it so',
      );
      expect(status).toBe(1);
      expect(err).toContain('the rent of a home must be shown');
      expect(await publicationOf('R-1')).toBe('draft');
      expect(await audited()).toEqual([]);
    },
  );

  test.each([
    [[], 'Name one property'],
    [['R-1', '--despite', ' '], '--despite is empty'],
  ])('is called wrongly with %j', async (args, message) => {
    const { status, err } = await gevel('properties', 'publish', ...args);
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
