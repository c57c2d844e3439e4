import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';

const { database } = await testDatabase();
const { importRows, stored } = propertyImport(database);
await addGhent(database);
const holdsIllegal = true;

test('what lacks something by law is shown as the source says, and kept back only on request', async () => {
  const shown = await importRows([property]);
  expect(shown.tally).toMatchObject({ created: 1, lacking: 1, held: 0 });
  expect(await stored()).toMatchObject({ publication: 'published' });
});

test('kept back it is a draft, however often it comes', async () => {
  const held = await importRows([property], { holdsIllegal });
  expect(held.tally).toMatchObject({ created: 1, lacking: 0, held: 1 });
  expect(held.notes).toContain(
    'warning line 2, floodScoreParcel: is asked for by Waterwetboek art. 1.3.3.3.2: the property waits as a draft',
  );
  expect(await stored()).toMatchObject({ publication: 'draft', published_at: null });
  const again = await importRows([{ ...property, publication: 'published' }], { holdsIllegal });
  expect(again.tally).toMatchObject({ unchanged: 1, lacking: 0, held: 1 });
  expect(await stored()).toMatchObject({ publication: 'draft' });
});

test('what is on the site already stays there', async () => {
  await importRows([property]);
  const { tally } = await importRows([{ ...property, price: '320.000 €' }], { holdsIllegal });
  expect(tally).toMatchObject({ changed: 1, lacking: 1, held: 0 });
  expect(await stored()).toMatchObject({ publication: 'published' });
});
