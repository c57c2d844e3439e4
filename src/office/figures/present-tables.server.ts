import type { CountedRequests } from '#database/figures/counted-requests.ts';
import type { Language } from '#domain/language.ts';
import { languages } from '#domain/language.ts';
import { formatDay } from '#domain/time/dates.ts';
import { type ViewSource, viewSource, viewSources } from '#domain/view/view-source.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { formName } from '#office/requests/request-words.server.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import type { Figures } from './count-figures.server.ts';
import type { FigureTable } from './figure-table.ts';
import { answeredOf } from './figure-words.server.ts';
import { foldSmall } from './fold-small.ts';
import { daysIn, type Period, periodBefore } from './period.ts';
import { type HomesAbout, homesTable, waitingTable } from './present-homes.server.ts';

const sourceKeys = {
  search: 'FIGURES_SOURCE_SEARCH',
  portal: 'FIGURES_SOURCE_PORTAL',
  direct: 'FIGURES_SOURCE_DIRECT',
  mail: 'FIGURES_SOURCE_MAIL',
  social: 'FIGURES_SOURCE_SOCIAL',
  other: 'FIGURES_OTHER',
} as const satisfies Record<ViewSource, OfficeTextKey>;

/** The columns into which the forms are grouped, so that they fit. */
const columns = [
  { text: 'FIGURES_VIEWING', forms: ['visit'] },
  { text: 'FIGURES_QUESTION', forms: ['contact', 'contact_me', 'project'] },
  { text: 'FIGURES_VALUATION', forms: ['free_valuation'] },
  { text: 'FIGURES_DOCUMENTS', forms: ['documents'] },
  { text: 'FIGURES_OTHER_FORMS', forms: ['demand', 'offer'] },
] as const satisfies { text: OfficeTextKey; forms: readonly string[] }[];

type About = HomesAbout & { period: Period };

/** Every table, in the order of the screen. */
export function presentTables(office: OfficeContext, figures: Figures, period: Period): FigureTable[] {
  const about = { office, figures, period, t: officeTextsFor(office.language) };
  return [
    days(about),
    sources(about),
    forms(about),
    agents(about),
    languagesOf(about),
    answers(about),
    homesTable(about),
    waitingTable(about),
  ];
}

function days({ office: { language }, figures: { views, viewsBefore }, period, t }: About): FigureTable {
  const before = daysIn(periodBefore(period));
  return {
    key: 'days',
    title: t('FIGURES_PER_DAY'),
    heads: [t('DAY'), t('FIGURES_VIEWS'), t('FIGURES_BEFORE')],
    rows: daysIn(period).map((day, index) => ({
      label: formatDay(day, language),
      cells: [views.byDay.get(day) ?? 0, viewsBefore.byDay.get(before[index] ?? '') ?? 0],
    })),
  };
}

function sources({ office, figures: { views, requests }, t }: About): FigureTable {
  const ownHost = new URL(office.publicUrl).host;
  const from = (row: CountedRequests) =>
    viewSource({ ...row, referrer: URL.parse(row.referrer)?.host ?? '' }, ownHost);
  const bySource = Map.groupBy(requests, from);
  const rows = viewSources.map((key) => {
    const own = bySource.get(key) ?? [];
    const counts = columns.map(({ forms: meant }) => sum(own.filter(({ form }) => isOneOf(form, meant))));
    return { key, counts: [views.bySource.get(key) ?? 0, ...counts, sum(own)] };
  });
  // Views come from many visitors and reveal nothing about one: rows are folded by requests, or by views if there are
  // none.
  const folded = foldSmall(rows, ({ counts }) => counts.at(-1) || (counts[0] ?? 0));
  return {
    key: 'sources',
    title: t('FIGURES_BY_SOURCE'),
    note: t('FIGURES_BY_SOURCE_NOTE'),
    heads: [
      t('FIGURES_SOURCE'),
      t('FIGURES_VIEWS'),
      ...columns.map(({ text }) => t(text)),
      t('FIGURES_REQUESTS'),
    ],
    rows: withBars(
      folded.map(({ key, counts }) => ({ label: t(sourceKeys[key as ViewSource]), cells: counts })),
    ),
    total: sums(folded.map(({ counts }) => counts)),
  };
}

function forms({ figures: { requests, requestsBefore, answers: times }, t }: About): FigureTable {
  const count = (rows: readonly CountedRequests[], form: string) =>
    sum(rows.filter((row) => row.form === form));
  const names = [
    ...new Set([...requests, ...requestsBefore].map(({ form }) => form).concat([...times.byForm.keys()])),
  ];
  return {
    key: 'forms',
    title: t('FIGURES_BY_FORM'),
    note: t('FIGURES_ANSWERS_NOTE'),
    heads: [
      t('INBOX_FORM'),
      t('FIGURES_REQUESTS'),
      t('FIGURES_BEFORE'),
      t('FIGURES_ANSWERED'),
      t('FIGURES_HALF'),
      t('FIGURES_NINE'),
    ],
    rows: names
      .map((form) => ({
        label: formName(form, t),
        cells: [count(requests, form), count(requestsBefore, form), ...answeredOf(times.byForm.get(form), t)],
      }))
      .toSorted((a, b) => Number(b.cells[0]) - Number(a.cells[0])),
  };
}

function agents({ figures: { requests }, t }: About): FigureTable {
  const rows = [...Map.groupBy(requests, ({ agent }) => agent)].map(([agent, own]) => ({
    label: agent || t('INBOX_NOBODY'),
    cells: [
      ...columns.map(({ forms: meant }) => sum(own.filter(({ form }) => isOneOf(form, meant)))),
      sum(own),
    ],
  }));
  return {
    key: 'agents',
    title: t('FIGURES_BY_AGENT'),
    heads: [t('FIGURES_AGENT'), ...columns.map(({ text }) => t(text)), t('FIGURES_REQUESTS')],
    rows: withBars(rows.toSorted((a, b) => (b.cells.at(-1) ?? 0) - (a.cells.at(-1) ?? 0))),
    total: sums(rows.map(({ cells }) => cells)),
  };
}

function languagesOf({ figures: { views, requests }, t }: About): FigureTable {
  const rows = languages.map((key: Language) => ({
    label: ownLanguageNames[key],
    cells: [views.byLanguage.get(key) ?? 0, sum(requests.filter(({ language }) => language === key))],
  }));
  return {
    key: 'languages',
    title: t('FIGURES_BY_LANGUAGE'),
    heads: [t('FIGURES_LANGUAGE'), t('FIGURES_VIEWS'), t('FIGURES_REQUESTS')],
    rows: rows.filter(({ cells }) => cells.some((count) => count > 0)),
  };
}

function answers({ figures: { answers: times }, t }: About): FigureTable {
  const longest = Math.max(...times.byPerson.map(({ ninetieth }) => ninetieth ?? 0));
  return {
    key: 'answers',
    title: t('FIGURES_ANSWERS'),
    note: `${t('FIGURES_ANSWERS_NOTE')} ${t('FIGURES_ANSWERS_BARS')}`,
    heads: [t('FIGURES_PERSON'), t('FIGURES_ANSWERED'), t('FIGURES_HALF'), t('FIGURES_NINE')],
    rows: times.byPerson
      .toSorted((a, b) => b.count - a.count)
      .map((person) => ({
        label: person.name,
        cells: answeredOf(person, t),
        bar: { part: partOf(person.ninetieth, longest), mark: partOf(person.median, longest) },
      })),
  };
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function withBars<Row extends { cells: readonly number[] }>(rows: readonly Row[]) {
  const most = Math.max(...rows.map(({ cells }) => cells.at(-1) ?? 0));
  return rows.map((row) => ({
    ...row,
    cells: [...row.cells],
    bar: { part: partOf(row.cells.at(-1), most) },
  }));
}

function partOf(part: number | undefined, whole: number): number {
  return whole > 0 ? (part ?? 0) / whole : 0;
}

/** The sum of each column; undefined for a single row, which would be its own sum. */
function sums(rows: readonly (readonly number[])[]): number[] | undefined {
  if (rows.length < 2) return undefined;
  return rows.reduce<number[]>((sum, row) => row.map((count, index) => count + (sum[index] ?? 0)), []);
}

function isOneOf(form: string, meant: readonly string[]): boolean {
  return meant.includes(form);
}
