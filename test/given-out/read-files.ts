import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { languages } from '#domain/language.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { appointmentPath, calendarPath, seeToken } from '#links/appointment-link.ts';
import { PREVIEW_KEY, signPreview } from '#links/preview-link.ts';
import { href, pathNames } from '#site/paths/paths.ts';
import type { TestApp } from '#test/app.ts';
import { isFormAboutOne } from '#test/every-page.ts';
import { readPdf } from '#test/read-pdf.ts';
import type { ReservedHome } from './reserved-homes.ts';

const published = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/.well-known/security.txt',
  '/api/v1/openapi.json',
];

/**
 * Everything that is neither a page nor for programs: files, maps, suggestions; also the pages that only a form leads
 * to.
 */
export async function readFiles(app: TestApp, homes: readonly ReservedHome[]): Promise<Map<string, string>> {
  const given = new Map<string, string>();
  const read = async (address: string, path = address) => {
    const response = await app.request(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = JSON.stringify([...response.headers]);
    const isPdf = response.headers.get('Content-Type') === 'application/pdf';
    given.set(address, isPdf ? pdfText(body) : body.toString());
    given.set(`${address}#headers`, headers);
    return body.toString();
  };
  for (const path of published) {
    const text = await read(path);
    if (path !== '/sitemap.xml') continue;
    for (const [, part = ''] of text.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)) await read(part);
  }
  for (const home of homes) {
    await readOwnFiles(home);
    await readForms(home);
    await readVisit(home);
    await readMap(home);
  }
  const project = await app.database
    .selectFrom('media')
    .select('project_id')
    .where('project_id', 'is not', null)
    .orderBy('project_id')
    .executeTakeFirstOrThrow();
  await readPage(href('de', 'projectGallery', { id: Number(project.project_id) }));
  const ids = homes.map(({ id }) => id).join();
  for (const name of ['comparison', 'favourites', 'recentlySeen'] as const)
    await readPage(`${href('nl', name)}?ids=${ids}`);
  const thanks = pathNames.filter((name) => name.startsWith('thanks'));
  for (const name of [...thanks, 'zones', 'newsletter', 'saveSearch'] as 'zones'[])
    await readPage(href('fr', name));
  for (const language of languages) await read(`/map/places/${language}/`);
  await read('/map/surroundings/municipality-gent/?at=3.7304,51.0534&form=wide&lng=nl');
  await read('/zones/?q=gen&lng=nl');
  for (const purpose of ['forSale', 'forRent'] as const)
    for (const file of ['counts.json', 'properties.json']) await read(`${href('nl', purpose)}${file}`);
  return given;

  async function readPage(path: string): Promise<void> {
    await read(path);
    await read(path.replace(/\/(?=$|\?)/, '/_.data'));
  }

  async function readOwnFiles({ id, pagePath, language }: ReservedHome): Promise<void> {
    await read(`${pagePath}brochure.pdf`);
    const key = await getSecret(app.database, PREVIEW_KEY);
    const preview = signPreview(key, { kind: 'property', id, until: new Date(Date.now() + 3_600_000) });
    await read(`${pagePath}window-card.pdf`, `${pagePath}window-card.pdf?preview=${preview}`);
    await read(`/card-photos/${id}/`, `/card-photos/${id}`);
    await readPage(href(language, 'propertyGallery', { id }));
    const day = await addOpenDay(app.database, id);
    await read(`/open-day/${id}/`, `${pagePath}open-day.ics?day=${day}`);
  }

  async function readForms({ id, language }: ReservedHome): Promise<void> {
    for (const name of pathNames.filter(isFormAboutOne)) {
      const path = href(language, name as 'offer', { id });
      const isThere = (await app.request(path)).status === 200;
      if (isThere && name !== 'projectInformation') await readPage(path);
    }
  }

  async function readVisit({ id, language }: ReservedHome): Promise<void> {
    const now = new Date();
    const visit = await addVisit(app.database, id);
    const token = await seeToken(app.database, visit, now);
    await read(`/calendar-file/${id}/`, calendarPath(language, token));
    await read(`/appointment/${id}/`, await appointmentPath(app.database, language, visit, now));
    await read(`/appointment/${id}/thanks`, `${href(language, 'thanksAppointment')}?token=${token}`);
  }

  async function readMap({ id, purpose, language, latitude, longitude }: ReservedHome): Promise<void> {
    await read(`/map/cards/${id}/`, `/map/cards/?ids=${id}&lng=${language}`);
    const around = [longitude - 0.02, latitude - 0.02, longitude + 0.02, latitude + 0.02];
    const asked = `box=${around.map((side) => side.toFixed(4)).join()}&lng=${language}`;
    await read(`/map/still/${id}/`, `/map/?${asked}`);
    for (const zoom of [6, 12, 18])
      await read(`/map/points/${id}/${zoom}`, `/map/points/?purpose=${purpose}&${asked}&zoom=${zoom}`);
  }
}

/** The text with the streams of the PDF, including its metadata. */
function pdfText(file: Buffer): string {
  const { text, plain } = readPdf(file);
  return `${text}\n${plain}`;
}

/** Some days from now. */
async function addOpenDay(database: Kysely<Database>, property_id: number): Promise<number> {
  const day = addDays(dayOf(new Date()), 10);
  const { id } = await database
    .insertInto('property_open_day')
    .values({ property_id, starts_at: timeOn(day, '14:00'), ends_at: timeOn(day, '16:00') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A confirmed viewing, some days from now. */
async function addVisit(database: Kysely<Database>, property_id: number) {
  const { id: lead_id } = await database
    .insertInto('lead')
    .values({
      ...{ form: 'visit', first_name: 'Lies', email: 'lies@voorbeeld.be', language: 'nl' },
      ...{ page: '/nl/', privacy_version: 1, content_hash: `visit of ${property_id}` },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const startsAt = new Date(Date.now() + 10 * 86_400_000);
  const { id } = await database
    .insertInto('appointment')
    .values({
      ...{ property_id, lead_id, status: 'confirmed', starts_at: startsAt },
      ends_at: new Date(startsAt.getTime() + 1_800_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, startsAt };
}
