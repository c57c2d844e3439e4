import { presentText } from '#app/page/present-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { textsFor } from '#texts/server/texts.ts';

type Wanted = Pick<RequestContext, 'settings' | 'language'>;

/**
 * Whether and how reviews are checked, which has to stand wherever reviews are shown (Code of economic law VI.99 § 6).
 */
export function reviewNotice(context: Wanted) {
  const notice = presentText(context.settings.figures.reviewNotice, context);
  return notice.text ? notice : { text: textsFor(context.language)('REVIEWS_UNCHECKED') };
}

/** Null if the settings do not say how reviews are checked: a score would then mislead. */
export function presentScore(context: Wanted) {
  const { score, reviewNotice: notice } = context.settings.figures;
  if (!score || !presentText(notice, context).text) return null;
  const t = textsFor(context.language);
  return {
    value: formatNumber(score.value, { decimals: 1 }),
    outOf: t('OUT_OF', { number: score.outOf }),
    clients: t('FIGURE_SCORE', { count: score.clients }),
  };
}
