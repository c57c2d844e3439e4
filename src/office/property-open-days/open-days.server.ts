import { listStoredOpenDays } from '#database/property/open-days.ts';
import { listLocks } from '#database/property/property-edits.ts';
import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { type Availability, isOpen } from '#domain/property/availability.ts';
import { isToCome } from '#domain/property/open-day.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import { systemOf } from '#office/property-editor/system-of.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { openDayText } from '#texts/wording/open-day-text.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { typeName } from '#texts/wording/property-words.ts';
import { noteName } from './read-open-day.server.ts';

const told = {
  added: 'OPEN_DAY_TOLD_ADDED',
  changed: 'OPEN_DAY_TOLD_CHANGED',
  unchanged: 'OPEN_DAY_TOLD_UNCHANGED',
  gone: 'OPEN_DAY_TOLD_GONE',
  unlocked: 'OPEN_DAY_TOLD_UNLOCKED',
} as const;

type Property = Awaited<ReturnType<typeof findProperty>>;

/** Throws 404 if there is no such property. */
export async function loadOpenDays(office: OfficeContext, id: string, url: URL) {
  const { database, language, now, settings } = office;
  const property = await findProperty(office, id);
  const t = officeTextsFor(language);
  const rows = (await listStoredOpenDays(database, [property.id])).map(
    ({ id: dayId, starts_at, ends_at, note }) => ({ id: dayId, startsAt: starts_at, endsAt: ends_at, note }),
  );
  const days = rows.filter((day) => isToCome(day, now));
  const toldKey = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  return {
    id: property.id,
    title: [typeName(property.type, language), property.city].join(', '),
    reference: property.reference,
    told: toldKey ? t(toldKey) : '',
    whoSees: t(whoSeesKey(property)),
    source: await sourceOf(office, property, days.length > 0),
    days: days.map((day) => ({
      id: day.id,
      when: openDayText(day, language, now),
      notes: notesOf(day.note, language),
    })),
    languages: readerFirst(languagesInUse(settings), language).map((each) => ({
      name: noteName(each),
      label: ownLanguageNames[each],
      lang: each,
    })),
  };
}

/** The conditions of `public_open_day`. */
function whoSeesKey({ publication, availability, publish_address }: Property) {
  if (publication !== 'published') return 'OPEN_DAYS_WHEN_PUBLISHED';
  if (!isOpen({ availability: availability as Availability })) return 'OPEN_DAYS_NOT_ON_OFFER';
  return publish_address ? 'OPEN_DAYS_SHOWN' : 'OPEN_DAYS_SHOWN_WITHOUT_ADDRESS';
}

/**
 * What an import does with the days; `offers`: what it has, if staff manage them. Undefined if it has none, or if the
 * property is entered here.
 */
async function sourceOf(
  { database, language, now }: OfficeContext,
  property: Property,
  hasDays: boolean,
): Promise<{ title: string; offers?: string; days: string[] } | undefined> {
  const system = systemOf(property.source);
  if (!system) return undefined;
  const t = officeTextsFor(language);
  const lock = (await listLocks(database, property.id)).find(({ key }) => key === 'openDays');
  if (!lock) return hasDays ? { title: t('OPEN_DAYS_FED', { system }), days: [] } : undefined;
  if (!lock.offered_at) return undefined;
  const days = ((lock.offered ?? []) as { startsAt: string; endsAt: string }[])
    .map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }))
    .filter((day) => isToCome(day, now))
    .map((day) => openDayText(day, language, now));
  const offers = t(days.length > 0 ? 'OPEN_DAYS_OFFERED' : 'OPEN_DAYS_OFFERED_NONE', { system });
  return { title: t('OPEN_DAYS_MANAGED'), offers, days };
}

function notesOf(note: LocalisedText, language: Language) {
  return readerFirst(languages, language).flatMap((each) => {
    const text = note[each];
    return text ? [{ lang: each, name: ownLanguageNames[each], text }] : [];
  });
}

function readerFirst(all: readonly Language[], reader: Language): Language[] {
  return all.toSorted((a, b) => Number(b === reader) - Number(a === reader));
}
