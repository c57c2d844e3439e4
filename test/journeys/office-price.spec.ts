import { randomUUID } from 'node:crypto';
import { openDatabase } from '#database/client.ts';
import { addProperty } from '#test/factories.ts';
import { readEmbedded } from '#test/site-process.ts';
import { expectAccessible } from './expect-accessible.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { expect, hydrated, phone, test } from './strict-page.ts';
import { Thumb } from './thumb.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes a property and staff of its own');
test.use({ baseURL: officeUrl(), viewport: phone, hasTouch: true });

/** The oldest property of the site, so that visitors in other journeys see others first. */
async function addHome(reference: string): Promise<number> {
  const database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
  const { id: place_id } = await database
    .selectFrom('place')
    .select('id')
    .where('postal_code', '=', '9000')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const given = { reference, place_id, published_at: new Date('2001-01-01') };
  return addProperty(database, given).finally(() => database.destroy());
}

test('a lower price and its ribbon are on the site in four taps from the list', async ({
  page,
  problems,
}) => {
  const reference = `J-${randomUUID().slice(0, 8)}`;
  const id = await addHome(reference);
  const list = `/office/properties/?text=${reference}`;
  await arrive(page, 'agent', 'nl');
  await page.goto(list);
  await hydrated(page);
  const thumb = new Thumb();

  await thumb.press(page.getByRole('link', { name: 'Prijs wijzigen' }));
  await expect(page.getByRole('heading', { level: 1, name: `Prijs van ${reference}` })).toBeVisible();
  await expectAccessible(page);
  await thumb.type(page.getByLabel('Nieuwe vraagprijs in euro'), '399.000');
  await thumb.press(page.getByLabel('Met de blikvanger ‘Prijsverlaging’ op de site'));
  await thumb.press(page.getByRole('button', { name: 'Bewaren en publiceren' }));
  await expect(page.getByText(`De nieuwe prijs van ${reference} is bewaard en gepubliceerd.`)).toBeVisible();
  expect(thumb.taps).toBeLessThanOrEqual(4);
  await expect(page).toHaveURL(new RegExp(`text=${reference}`));
  await expect(page.getByRole('link', { name: 'Prijs wijzigen' })).toContainText('399.000');

  await page.goto(`${officeUrl().replace('office.', '')}/nl/te-koop/gent/huis/${id}/`);
  await expect(page.getByRole('main')).toContainText('399.000');
  await expect(page.getByRole('main')).toContainText('Prijsverlaging');
  forgiveRefusals(problems);
});
