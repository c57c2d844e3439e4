import { readPages } from '#commands/page/read-page.ts';
import { findSubjects, listLog, nameActors, nameSubjects } from '#database/staff/audit-log.ts';
import { listStaff } from '#database/staff/staff.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';
import { pageTitle } from '#office/content-pages/page-title.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';
import { actionsWith, actionWords } from './action-words.server.ts';

const PAGE = 50;
const PAGE_SUBJECT = 'page:';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter in the address; unreadable parts are ignored. */
function askedIn(url: URL) {
  const asked = (name: string) =>
    url.searchParams.get(name)?.trim().toWellFormed().replaceAll('\0', '') ?? '';
  const day = (name: string) => (DAY.test(asked(name)) && isDay(asked(name)) ? asked(name) : undefined);
  const before = /^[1-9]\d{0,8}$/.test(asked('before')) ? Number(asked('before')) : undefined;
  return {
    who: asked('who').slice(0, 100),
    ...{ from: day('from'), until: day('until'), before },
    about: asked('about').slice(0, 100),
  };
}

/** The entries that the address asks for, in words; one more than `count` if there are older ones. */
export async function findEntries(office: OfficeContext, url: URL, count: number) {
  const { database, language, now } = office;
  const { who, from, until, about, before } = askedIn(url);
  const filter = {
    ...{ actor: who || undefined, from, until, text: about || undefined },
    actions: about ? actionsWith(about, language) : [],
    subjects: about ? await findSubjects(database, about) : [],
  };
  const entries = await listLog(database, filter, { before, count });
  const subjects = entries.map(({ subject }) => subject);
  const [names, named, pages] = await Promise.all([
    nameActors(database, [...new Set([...entries.map(({ actor }) => actor), ...subjects])]),
    nameSubjects(database, [...new Set(subjects)]),
    subjects.some((subject) => subject.startsWith(PAGE_SUBJECT)) ? readPages(database) : [],
  ]);
  const t = officeTextsFor(language);
  /** The title of a page, or the name in the log if the page is gone. */
  const pageOf = (subject: string) => {
    if (!subject.startsWith(PAGE_SUBJECT)) return undefined;
    const name = subject.slice(PAGE_SUBJECT.length);
    const page = pages.find((each) => each.name === name || String(each.id) === name);
    return page ? pageTitle(page, language) : name;
  };
  return entries.map(({ id, at, actor, action, subject }) => {
    const [, property] = /^property:(\d+)$/.exec(subject) ?? [];
    return {
      ...{ id, at },
      who: names.get(actor) ?? otherActor(actor, t),
      what: actionWords(action, language, now),
      // An action on one's own account: its actor is named already.
      about:
        subject === actor
          ? ''
          : (names.get(subject) ?? named.get(subject) ?? pageOf(subject) ?? otherSubject(subject, t)),
      to: property && named.has(subject) ? `/office/properties/${property}/` : '',
    };
  });
}

export async function loadLog(office: OfficeContext, url: URL) {
  const { database, language } = office;
  const { who, from, until, about, before } = askedIn(url);
  const [found, staff] = await Promise.all([findEntries(office, url, PAGE), listStaff(database)]);
  const entries = found.slice(0, PAGE);
  const older = new URLSearchParams(url.searchParams);
  older.set('before', String(entries.at(-1)?.id ?? 0));
  const newest = new URLSearchParams(url.searchParams);
  newest.delete('before');
  const t = officeTextsFor(language);
  return {
    given: { who, from, until, about },
    actors: [
      ...staff.map(({ id, name }) => ({ value: `staff:${id}`, label: name })),
      ...['command', 'visitor', 'stranger'].map((value) => ({ value, label: otherActor(value, t) })),
    ],
    days: [...Map.groupBy(entries, ({ at }) => dayOf(at))].map(([day, ofDay]) => ({
      day: dayInWords(new Date(`${day}T12:00:00Z`), language, { weekday: true }),
      entries: ofDay.map(({ at, ...entry }) => ({ ...entry, time: timeText(formatTime(at), language) })),
    })),
    csv: `/office/log/csv/?${newest}`,
    older: found.length > PAGE ? `/office/log/?${older}` : undefined,
    newest: before ? `/office/log/?${newest}` : undefined,
  };
}

/** True if the calendar has this day. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const actorKeys = {
  command: 'ACTOR_COMMAND',
  visitor: 'ACTOR_VISITOR',
  stranger: 'LOG_STRANGER',
  owner: 'LOG_OWNER',
  unknown: 'ACTOR_UNKNOWN',
} as const;

function otherActor(actor: string, t: ReturnType<typeof officeTextsFor>): string {
  const key = actorKeys[actor as keyof typeof actorKeys];
  return key ? t(key) : actor;
}

/** The sentence mostly tells the kind already; with the number it can be found on the command line. */
function otherSubject(subject: string, t: ReturnType<typeof officeTextsFor>): string {
  if (/^(?:staff|owner):unknown$/.test(subject)) return t('LOG_SOMEBODY_UNKNOWN');
  return /:\d+$/.exec(subject)?.[0].replace(':', '#') ?? '';
}
