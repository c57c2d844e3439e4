import { statusOf } from '#office/properties/present-row.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import type { Figures } from './count-figures.server.ts';
import type { FigureTable } from './figure-table.ts';
import { percentText } from './figure-words.server.ts';

export type HomesAbout = { office: OfficeContext; figures: Figures; t: OfficeTexts };

/** What the period brought each home. */
export function homesTable({ office, figures, t }: HomesAbout): FigureTable {
  const { views, favourites, requestsOf, online, shown } = figures;
  return {
    key: 'homes',
    title: t('FIGURES_BY_HOME'),
    note: t('FIGURES_BY_HOME_NOTE'),
    heads: [
      t('INBOX_PROPERTY'),
      t('FIGURES_VIEWS'),
      t('FIGURES_FAVOURITES'),
      t('FIGURES_REQUESTS'),
      t('FIGURES_PER_HUNDRED'),
      t('FIGURES_DAYS_ONLINE'),
      t('FIGURES_PRICE_CHANGES'),
    ],
    rows: shown.flatMap((id) => {
      const home = online.get(id);
      if (!home) return [];
      const [seen, asked] = [views.byProperty.get(id) ?? 0, requestsOf.get(id) ?? 0];
      return [
        {
          ...rowHead(home, office),
          cells: [
            seen,
            favourites.get(id) ?? 0,
            asked,
            percentText(asked, seen),
            home.days_online ?? undefined,
            home.price_changes,
          ],
        },
      ];
    }),
  };
}

/** The homes that most search alerts wait for. */
export function waitingTable({ office, figures: { alerts, online }, t }: HomesAbout): FigureTable {
  return {
    key: 'waiting',
    title: t('FIGURES_WAITING'),
    note: t('FIGURES_WAITING_NOTE'),
    heads: [t('INBOX_PROPERTY'), t('INBOX_STATUS'), t('FIGURES_ALERTS')],
    rows: [...alerts]
      .filter(([, count]) => count > 0)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 10)
      .flatMap(([id, count]) => {
        const home = online.get(id);
        if (!home) return [];
        const row = { ...rowHead(home, office), cells: [statusOf(home, office.language).text, count] };
        // A property that is not on the site yet links to its editor.
        const isDraft = home.publication !== 'published';
        return [isDraft ? { ...row, href: `/office/properties/${home.property_id}/` } : row];
      }),
  };
}

function rowHead(home: NonNullable<ReturnType<Figures['online']['get']>>, { language }: OfficeContext) {
  const words = propertyWords(home, language);
  return {
    label: words ? `${words.type}, ${words.address}` : home.reference,
    detail: home.reference,
    href: `/office/properties/${home.property_id}/figures/`,
  };
}
