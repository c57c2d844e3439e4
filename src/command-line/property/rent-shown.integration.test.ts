import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { addProperty } from '#test/factories.ts';
import { propertyCommands, rent } from '#test/property-commands.ts';

const { database, gevel, directory } = await propertyCommands();
beforeAll(() => loadPlaces(database));

describe('the rent of a home', () => {
  const shown = () => database.selectFrom('public_property').selectAll().executeTakeFirstOrThrow();

  test.each(['apartment', 'student_room', 'villa'])(
    'is shown in Belgium whoever hides it: %s',
    async (type) => {
      await addProperty(database, { ...rent, type, publish_price: false });
      expect(await shown()).toMatchObject({ price_cents: 95_000, publish_price: true });
    },
  );

  test.each([
    { type: 'office' },
    { type: 'holiday_home' },
    { purpose: 'sale' },
    { country_id: 50, region: 'luxembourg' },
  ])('may stay hidden with %j', async (other) => {
    await addProperty(database, { ...rent, ...other, publish_price: false });
    expect(await shown()).toMatchObject({ price_cents: null, publish_price: false });
  });

  test('is asked for by an import, which brings it in all the same', async () => {
    const rows = [
      'reference,purpose,type,street,houseNumber,postalCode,price,publishPrice,epcValidUntil,energyValue,tenantCharges,tenantChargesKind',
      'A-1,te huur,appartement,Kouter,12,9000,950,nee,31/12/2099,150,100,provisie',
      'A-2,te huur,appartement,Kouter,12,9000,op aanvraag,,31/12/2099,150,100,provisie',
      'A-3,te huur,appartement,Kouter,12,9000,950,,31/12/2099,150,,',
      'A-4,te huur,appartement,Kouter,12,9000,950,,31/12/2099,150,100,provisie',
      'A-5,te huur,kantoor,,,9000,,,,,,',
    ];
    await writeFile(join(directory, 'rents.csv'), `${rows.join('\n')}\n`);
    const { status, out, err } = await gevel('properties', 'import', 'rents.csv');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^5 rows in [\d.]+ s: 5 new, 0 changed, 0 as before\.\n/);
    expect(out).toContain(
      '3 lack something the law requires in an advertisement, 2 of them the rent of a home, which must be shown: see properties check.\n',
    );
    expect(await database.selectFrom('public_property').select('id').execute()).toHaveLength(5);
  });
});
