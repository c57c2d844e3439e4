import { presentScore, reviewNotice } from '#app/article/reviews.server.ts';
import { presentTitle } from '#app/modules/module-context.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Purpose } from '#domain/search/criteria.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { countOnOffer } from '#search/find.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { plural, textsFor } from '#texts/server/texts.ts';

/**
 * Two figures are counted; the others come from the settings. A zero is left out, and a single figure is not a row:
 * null then.
 */
export async function loadFigures(module: ModuleOf<'stats'>, context: RequestContext) {
  const { search, settings, language, tags } = context;
  const t = textsFor(language);
  tags.add('properties');
  const properties = await search.current();
  const onOffer = (purpose: Purpose, label: 'FIGURE_FOR_SALE' | 'FIGURE_FOR_RENT') => {
    const count = countOnOffer(properties, purpose);
    return count === 0 ? [] : [{ value: formatNumber(count), label: plural(t, label, count) }];
  };
  const { soldTotal } = settings.figures;
  const score = presentScore(context);
  const figures = [
    ...onOffer('sale', 'FIGURE_FOR_SALE'),
    ...onOffer('rent', 'FIGURE_FOR_RENT'),
    ...(soldTotal
      ? [
          {
            value: formatNumber(soldTotal),
            label: t('FIGURE_SOLD', { year: settings.agency.foundedYear }),
          },
        ]
      : []),
    ...(score ? [{ value: score.value, suffix: score.outOf, label: score.clients }] : []),
  ];
  if (figures.length < 2) return null;
  return { title: presentTitle(module, context), figures, notice: score ? reviewNotice(context) : null };
}
