import type { Views } from '#database/view/view-counts.ts';
import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { formatDay, formatDayOfYear } from '#domain/time/dates.ts';
import type { ViewSource } from '#domain/view/view-source.ts';
import { scaleTop } from '#interface/graph-scale.ts';
import { type PortalTextKey, type PortalTexts, portalTexts } from '#texts/portal/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

export type ShownFigures = ReturnType<typeof presentFigures>;

const sourceNames = {
  search: 'SOURCE_SEARCH',
  portal: 'SOURCE_PORTAL',
  direct: 'SOURCE_DIRECT',
  mail: 'SOURCE_MAIL',
  social: 'SOURCE_SOCIAL',
  other: 'SOURCE_OTHER',
} as const satisfies Record<ViewSource, PortalTextKey>;

const languageNames = {
  nl: 'LANGUAGE_NL',
  fr: 'LANGUAGE_FR',
  de: 'LANGUAGE_DE',
  en: 'LANGUAGE_EN',
} as const satisfies Record<Language, PortalTextKey>;

export function presentFigures(language: Language, views: Views, title: PortalTextKey) {
  const t = portalTexts(language);
  const { days, total } = views;
  const top = scaleTop(Math.max(...days.map(({ count }) => count)));
  return {
    label: t('FIGURES'),
    /** Above figures that add up several properties. */
    together: title === 'GRAPH_ALL' ? t('FIGURES_TOGETHER') : '',
    counters: [
      { figure: formatNumber(views.today), label: t('VIEWS_TODAY', { count: views.today }) },
      { figure: formatNumber(views.thisWeek), label: t('VIEWS_WEEK') },
      { figure: formatNumber(views.thisMonth), label: t('VIEWS_MONTH') },
      { figure: formatNumber(total), label: t('VIEWS_TOTAL') },
    ],
    title: t(title),
    empty: total === 0 ? t('GRAPH_EMPTY') : '',
    graph: {
      label: inWords(t, views, language),
      scale: [formatNumber(top), formatNumber(top / 2)],
      bars: days.map(({ day, count }, index) => ({
        day: formatDay(day, language),
        count: formatNumber(count),
        share: count / top,
        mark:
          index === days.length - 1
            ? t('TODAY')
            : index % 7 === 0 && index < 28
              ? formatDayOfYear(day, language)
              : '',
      })),
      asTable: t('AS_TABLE'),
      heads: [t('DAY'), t('COUNT')],
    },
    shares: [
      { title: t('FROM_WHERE'), rows: shares(t, views.bySource, sourceNames) },
      { title: t('WHICH_LANGUAGE'), rows: shares(t, views.byLanguage, languageNames) },
    ],
  };
}

function inWords(t: PortalTexts, { days }: Views, language: Language): string {
  const most = days.reduce((best, day) => (day.count > best.count ? day : best));
  return t('GRAPH_IN_WORDS', {
    count: days.reduce((sum, { count }) => sum + count, 0),
    day: dayInWords(most.day, language),
    most: formatNumber(most.count),
    today: formatNumber(days.at(-1)?.count ?? 0),
  });
}

function shares<Key extends string>(
  t: PortalTexts,
  counts: Record<Key, number>,
  names: Record<Key, PortalTextKey>,
): { label: string; text: string }[] {
  const keys = Object.keys(names) as Key[];
  const all = keys.reduce((sum, key) => sum + counts[key], 0);
  return keys
    .filter((key) => counts[key] > 0)
    .toSorted((a, b) => counts[b] - counts[a])
    .map((key) => ({
      label: t(names[key]),
      text: t('SHARE', { count: counts[key], percent: Math.round((counts[key] / all) * 100) }),
    }));
}
