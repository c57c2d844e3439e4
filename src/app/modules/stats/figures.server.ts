import { presentScore, reviewNotice } from '#app/article/reviews.server.ts';
import { presentTitle } from '#app/modules/module-context.server.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Purpose } from '#domain/search/criteria.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { countListed } from '#search/find.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { textsFor } from '#texts/server/texts.ts';

/** Two figures are counted; the others come from the settings. */
export async function loadFigures(module: ModuleOf<'stats'>, context: RequestContext) {
  const { search, settings, language, tags } = context;
  const t = textsFor(language);
  tags.add('properties');
  const properties = await search.current();
  const countOf = (purpose: Purpose) => formatNumber(countListed(properties, purpose, listScope(context)));
  const { soldTotal } = settings.figures;
  const score = presentScore(context);
  return {
    title: presentTitle(module, context),
    figures: [
      { value: countOf('sale'), label: t('FIGURE_FOR_SALE') },
      { value: countOf('rent'), label: t('FIGURE_FOR_RENT') },
      ...(soldTotal === null
        ? []
        : [
            {
              value: formatNumber(soldTotal),
              label: t('FIGURE_SOLD', { year: settings.agency.foundedYear }),
            },
          ]),
      ...(score ? [{ value: score.value, suffix: score.outOf, label: score.clients }] : []),
    ],
    notice: score ? reviewNotice(context) : null,
  };
}
