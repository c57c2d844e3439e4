import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { dayOf, formatDay, formatDayOfYear } from '#domain/time/dates.ts';
import { scaleTop } from '#interface/graph-scale.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import { addressOf } from '#office/properties/present-row.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { typeName } from '#texts/wording/property-words.ts';
import { countFigures, type Figures, mostProperties } from './count-figures.server.ts';
import { type FigureCell, type FigureTable, noFigure } from './figure-table.ts';
import { changeText, minutesText, percentText } from './figure-words.server.ts';
import { daysIn, type Period, periodBefore, periodLengths, readPeriod } from './period.ts';
import { presentTables } from './present-tables.server.ts';

/** `id`: from the address of a property's figures; absent for those of the agency. */
export async function loadFigures(office: OfficeContext, url: URL, id?: string) {
  const { language, now } = office;
  const t = officeTextsFor(language);
  const property = id === undefined ? undefined : await findProperty(office, id);
  const period = readPeriod(url.searchParams, dayOf(now));
  const figures = await countFigures(office, period, property?.id, mostProperties.screen);
  const at = property ? `/office/properties/${property.id}/figures/` : '/office/figures/';
  const query = new URLSearchParams(
    period.days ? { days: String(period.days) } : { from: period.from, until: period.until },
  );
  const [days, ...tables] = presentTables(office, figures, period).map((table) => written(table));
  return {
    property: property && {
      href: `/office/properties/${property.id}/`,
      name: `${typeName(property.type, language)}, ${addressOf(property, property.region, language)}`,
      reference: property.reference,
    },
    periods: periodLengths.map((length) => ({
      to: `${at}?days=${length}`,
      text: t('FIGURES_LAST_DAYS', { count: length }),
      isCurrent: length === period.days,
    })),
    given: { from: period.from, until: period.until },
    at,
    csv: `${at}csv/?${query}`,
    counters: counters(figures, t),
    offers: t('FIGURES_OFFER_NOTE'),
    graph: graph(figures, period, language),
    days,
    tables: tables.filter(({ key }) => !(property && key === 'homes')),
    isEmpty: figures.views.total === 0 && figures.requests.length === 0 && figures.viewings.requested === 0,
  };
}

export type ShownFigures = Awaited<ReturnType<typeof loadFigures>>;

/** One table of the screen as a file; undefined if there is no such table. */
export async function listFigures(office: OfficeContext, url: URL, id?: string) {
  const property = id === undefined ? undefined : await findProperty(office, id);
  const period = readPeriod(url.searchParams, dayOf(office.now));
  const figures = await countFigures(office, period, property?.id, mostProperties.file);
  const asked = url.searchParams.get('table') ?? 'days';
  const table = presentTables(office, figures, period).find(({ key }) => key === asked);
  return table && { ...table, period, reference: property?.reference };
}

function written({ rows, total, ...table }: FigureTable) {
  const text = (cell: FigureCell) =>
    cell === undefined || cell === 0 ? noFigure : typeof cell === 'number' ? formatNumber(cell) : cell;
  return {
    ...table,
    rows: rows.map((row) => ({ ...row, cells: row.cells.map(text) })),
    total: total?.map(text),
  };
}

type Texts = ReturnType<typeof officeTextsFor>;

function counters({ views, viewsBefore, requests, answers, viewings, gone, favourites }: Figures, t: Texts) {
  const asked = requests.reduce((sum, { count }) => sum + count, 0);
  const saved = [...favourites.values()].reduce((sum, count) => sum + count, 0);
  const firstAnswer = minutesText(answers.all.median, t);
  const number = (count: number) => formatNumber(count);
  return [
    {
      figure: number(views.total),
      label: t('FIGURES_VIEWS'),
      note: changeText(views.total, viewsBefore.total, t) ?? t('FIGURES_NONE_BEFORE'),
    },
    {
      figure: number(asked),
      label: t('FIGURES_REQUESTS'),
      note:
        asked > 0 && views.total >= asked
          ? t('FIGURES_ONE_IN', { count: Math.round(views.total / asked) })
          : '',
    },
    {
      figure: firstAnswer ?? '–',
      label: t('FIGURES_FIRST_ANSWER'),
      note: t(firstAnswer ? 'FIGURES_HALF_FASTER' : 'FIGURES_NONE_ANSWERED'),
    },
    {
      figure: number(viewings.carriedOut),
      label: t('FIGURES_VIEWINGS'),
      note: t('FIGURES_VIEWINGS_OF', { requested: viewings.requested, planned: viewings.planned }),
    },
    {
      figure: percentText(viewings.ledToOffer, viewings.carriedOut) ?? '–',
      label: t('FIGURES_OFFER'),
      note: t('FIGURES_OFFERS', { offers: viewings.ledToOffer, count: viewings.carriedOut }),
    },
    {
      figure: gone.median === undefined ? '–' : number(gone.median),
      label: t('FIGURES_DAYS_UNTIL_GONE'),
      note: t('FIGURES_GONE', { homes: gone.count }),
    },
    { figure: number(saved), label: t('FIGURES_FAVOURITES'), note: '' },
  ];
}

function graph({ views, viewsBefore }: Figures, period: Period, language: Language) {
  const t = officeTextsFor(language);
  const days = daysIn(period);
  const counts = days.map((day) => views.byDay.get(day) ?? 0);
  const before = daysIn(periodBefore(period)).map((day) => viewsBefore.byDay.get(day) ?? 0);
  const most = Math.max(...counts);
  const top = scaleTop(Math.max(most, ...before));
  const marks = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * (days.length - 1)));
  return {
    title: t('FIGURES_PER_DAY'),
    inWords: t('FIGURES_IN_WORDS', {
      total: formatNumber(views.total),
      before: formatNumber(viewsBefore.total),
      day: formatDay(days[counts.indexOf(most)] ?? '', language),
      most: formatNumber(most),
    }),
    now: counts.map((count) => count / top),
    before: before.map((count) => count / top),
    scale: [formatNumber(top), formatNumber(top / 2), '0'],
    marks: [...new Set(marks)].map((index) => formatDayOfYear(days[index] ?? '', language)),
  };
}
