import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { storePicture } from '#images/store-picture.ts';
import { openArchive } from '#import/archive/file-archive.ts';
import { mapImmobilie } from '#import/crm/openimmo/map-immobilie.ts';
import { openImmo } from '#import/crm/openimmo/openimmo.ts';
import { testDatabase } from '#test/database.ts';
import { addAgent, addGhent, addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, directory, pictures } = await commandLine(database);
const place_id = await addGhent(database);
const agent_id = await addAgent(database);

const shown = await addProperty(database, {
  place_id,
  agent_id,
  reference: 'OUT-1',
  type: 'villa',
  title: { nl: 'Villa' },
  energy_label: 'b',
  available_from: '2020-10-01',
  details: JSON.stringify({ hasCellar: true, startPriceCents: 31_111_100 }),
});
const hidden = await addProperty(database, {
  place_id,
  reference: 'OUT-2',
  price_cents: 98_765_400,
  publish_price: false,
  publish_address: false,
  street: 'Geheimstraat',
  latitude: 51.0512345,
  longitude: 3.7212345,
});
await addProperty(database, { place_id, reference: 'OUT-3', publication: 'draft' });
await addPicture(shown);

/** With the photographer and the position in it, as a phone writes them. */
async function addPicture(propertyId: number): Promise<void> {
  const background = { r: 40, g: 90, b: 120 };
  const bytes = await sharp({ create: { width: 2400, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Who took it' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } })
    .jpeg()
    .toBuffer();
  const stored = await storePicture(
    { database, storage: pictures, jobs: { enqueue: async () => {} } },
    bytes,
  );
  if ('refusal' in stored) throw new Error('the picture was refused');
  await database
    .insertInto('media')
    .values({ property_id: propertyId, picture_id: stored.id, kind: 'photo' })
    .execute();
}

async function readBack(name: string) {
  const archive = await openArchive(join(directory, name));
  onTestFinished(() => archive.close());
  const records = [];
  const reading = openImmo.readDelivery(archive);
  for (let next = await reading.next(); ; next = await reading.next()) {
    if (next.done) return { archive, homes: records.map((each) => mapImmobilie(each)), end: next.value };
    records.push(next.value);
  }
}

it('writes what visitors see, which OpenImmo reads in again', async () => {
  const { status, err } = await gevel('export', 'openimmo', 'out.zip');
  expect({ status, err }).toEqual({ status: 0, err: '2 properties and 1 pictures in out.zip\n' });
  const { archive, homes, end } = await readBack('out.zip');
  expect(end).toMatchObject({
    isComplete: true,
    present: [shown, hidden].map((id) => `www.example.be-${id}`),
  });
  expect(homes[0]).toMatchObject({
    change: {
      agentEmail: 'eline@agency.example',
      values: {
        reference: 'OUT-1',
        type: 'villa',
        priceCents: 412_500_00,
        energyLabel: 'b',
        hasCellar: true,
        street: 'Kouter',
        availableFrom: null,
        availabilityTerms: 'immediately',
      },
    },
    media: [{ file: `${shown}-1.jpg`, kind: 'photo' }],
  });
  const picture = await archive.read(`${shown}-1.jpg`, 1e6);
  const { width, exif } = await sharp(picture).metadata();
  expect({ width, exif }).toEqual({ width: 1920, exif: undefined });
});

it('says nothing that the site hides', async () => {
  await gevel('export', 'openimmo', 'out.zip');
  const { archive, homes } = await readBack('out.zip');
  const xml = String(await archive.read('openimmo.xml', 1e6));
  for (const secret of ['987654', 'Geheimstraat', '51.0512', '3.7212', 'OUT-3', '311111'])
    expect(xml).not.toContain(secret);
  expect(homes[1]?.change.values).toMatchObject({
    publishPrice: false,
    publishAddress: false,
    priceCents: null,
  });
});

it('writes only what changed since, and what was taken off', async () => {
  const gone = await addProperty(database, { place_id, reference: 'OUT-4', publication: 'withdrawn' });
  onTestFinished(async () => {
    await database.deleteFrom('property').where('id', '=', gone).execute();
  });
  await database.updateTable('property').set({ updated_at: '2026-01-01' }).where('id', '=', shown).execute();
  const { err } = await gevel('export', 'openimmo', 'part.zip', '--since', '2026-01-02');
  expect(err).toBe('1 properties and 0 pictures in part.zip, 1 taken off\n');
  const { end } = await readBack('part.zip');
  expect(end).toEqual({
    isComplete: false,
    present: [`www.example.be-${hidden}`],
    gone: [`www.example.be-${gone}`],
  });
});

it('wants a file and a moment', async () => {
  expect((await gevel('export', 'openimmo')).status).not.toBe(0);
  expect((await gevel('export', 'openimmo', 'x.zip', '--since', 'gestern')).err).toContain('not "gestern"');
});
