import { type Kysely, sql, type Transaction } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { inEach } from '#domain/language.ts';
import { countryIds } from '#domain/place/region.ts';
import type { FileStorage } from '#images/storage.ts';
import { check } from '#site/check.ts';
import { firstArticles } from '#site/first-articles/first-articles.ts';
import { legalArticles } from '#site/legal-articles/legal-articles.ts';
import { type NewAgency, newAgencySchema } from '#site/new-agency/new-agency-schema.ts';
import { picturesIn } from '#site/pages/pictures-in.ts';
import { lackingForLegalArticles } from '#site/settings/lacking-particulars.ts';
import { particularProblems } from '#site/settings/particular-problems.ts';
import { defaultSettings, luxembourgAgency, type Settings, settingsSchema } from '#site/settings/settings.ts';
import { inOneLine } from '#site/site-problem.ts';
import { openingHoursText } from '#texts/wording/opening-hours-text.ts';
import { changeWithin, missingPictureProblems } from './change-site.ts';
import { putArticles } from './put-articles.ts';
import { settingsDocument } from './settings-document.ts';

type InitOptions = {
  changedBy: string;
  now: Date;
  /** Says what is wrong and writes nothing. */
  isRehearsal: boolean;
  films: Pick<FileStorage, 'exists'>;
};

/** `problems`: why nothing was written, one line of English each. */
type InitResult = { problems: string[] } | { problems?: undefined; agency: NewAgency; settings: Settings };

/**
 * Sets up an empty site for an agency, all or nothing: its settings, offices and team, the pages that the law requires
 * and the first texts about the agency. A site that has any of these is left as it is.
 */
export async function initSite(
  database: Kysely<Database>,
  written: unknown,
  options: InitOptions,
): Promise<InitResult> {
  return database.transaction().execute((transaction) => initSiteWithin(transaction, written, options));
}

/** The same in the transaction of the caller. With problems it has written nothing. */
export async function initSiteWithin(
  transaction: Transaction<Database>,
  written: unknown,
  options: InitOptions,
): Promise<InitResult> {
  const { value: agency, problems = [] } = check(newAgencySchema, written);
  if (!agency) return { problems: problems.map(inOneLine) };
  const { value: settings, problems: wrongFields = [] } = check(settingsSchema, wholeSettings(agency));
  if (!settings) return { problems: wrongFields.map(inOneLine).map(below) };
  const wrongParticulars = [
    ...lackingForLegalArticles(settings).map(({ field, law }) => `${field}: is empty (${law})`),
    ...particularProblems(settings.agency).map(({ field, problem }) => `${field}: ${problem}`),
  ];
  if (wrongParticulars.length > 0) return { problems: wrongParticulars.map(below) };
  // Of two simultaneous set-ups, the second finds the site of the first.
  await sql`lock table setting, office, article in share row exclusive mode`.execute(transaction);
  const there = await whatIsThere(transaction);
  if (there.length > 0)
    return { problems: [`the site already has ${there.join(' and ')}: only an empty site can be filled`] };
  const pictures = new Map([...picturesIn(agency.team, 'team'), ...picturesIn(agency.offices, 'offices')]);
  const missing = await missingPictureProblems(transaction, pictures);
  if (missing.length > 0) return { problems: missing.map(inOneLine) };
  const changed = await changeWithin(transaction, settingsDocument, settings, options);
  if (changed.problems.length > 0) return { problems: changed.problems.map(inOneLine).map(below) };
  if (!options.isRehearsal) await write(transaction, agency, settings, options);
  return { agency, settings };
}

function below(line: string): string {
  return `settings.${line}`;
}

function wholeSettings({ settings }: NewAgency) {
  const inLuxembourg = settings.agency.countryId === countryIds.luxembourg && luxembourgAgency;
  const agency = { ...defaultSettings.agency, ...inLuxembourg, ...settings.agency };
  return { ...defaultSettings, ...settings, agency };
}

/** What the site already has of an agency; empty if it is nobody's yet. */
export async function whatIsThere(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'settings' as what where exists (select from setting)
    union all select 'offices' where exists (select from office)
    union all select 'articles' where exists (select from article where key is not null)`.execute(database);
  return rows.map(({ what }) => what);
}

async function write(
  transaction: Transaction<Database>,
  { offices, team }: NewAgency,
  { agency }: Settings,
  { changedBy, now }: InitOptions,
): Promise<void> {
  const inserted = await transaction
    .insertInto('office')
    .values(
      offices.map((office, sort) => ({
        name: office.name,
        street: office.street,
        house_number: office.houseNumber,
        postal_code: office.postalCode,
        city: office.city,
        country_id: office.countryId ?? agency.countryId,
        phone: office.phone,
        email: office.email,
        opening_hours: office.openingHours ?? inEach((language) => openingHoursText(office.hours, language)),
        hours: JSON.stringify(office.hours),
        latitude: office.position?.latitude ?? null,
        longitude: office.position?.longitude ?? null,
        picture_id: office.pictureId ?? null,
        sort,
      })),
    )
    .returning('id')
    .execute();
  if (team.length > 0)
    await transaction
      .insertInto('agent')
      .values(
        team.map((member, sort) => ({
          office_id: inserted[member.office - 1]?.id ?? 0,
          first_name: member.firstName,
          last_name: member.lastName,
          role: member.role,
          phone: member.phone,
          email: member.email,
          registration_number: member.registrationNumber ?? null,
          picture_id: member.pictureId ?? null,
          sort,
        })),
      )
      .execute();
  await putArticles(transaction, [...firstArticles(agency), ...legalArticles(agency)], now);
  await audit(transaction, { now, actor: changedBy }, 'site.init', 'site');
}
