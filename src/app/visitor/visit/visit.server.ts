import { showForm } from '#app/forms/show-form.server.ts';
import type { Home } from '#app/property/subject.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { screenName } from '#app/shell/screen-name.server.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { alternates } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { offerOf } from './offer.server.ts';
import { rentTerms } from './rent-terms.server.ts';
import { visitForm } from './visit-form.ts';

/** Takes a home; gives when it can be visited, and the form that asks for it. */
export async function formFor(context: RequestContext, row: PropertyRow) {
  const { times, parts } = await offerOf(context, row);
  const terms = rentTerms(context, row);
  const offer = parts
    ? { kind: 'parts' as const, choices: parts.choices }
    : { kind: 'times' as const, choices: times.choices };
  return { definition: visitForm(offer, terms.length > 0), times: times.shown, parts: parts?.shown, terms };
}

/** Takes a home; gives all that the page shows on which a visit is asked for. */
export async function loadVisit(context: RequestContext, { row, shown: subject }: Home) {
  const { language } = context;
  const t = formTexts(language);
  const { definition, times, parts, terms } = await formFor(context, row);
  const paths = alternates('visit', { id: row.id });
  const title = screenName(context, 'visit');
  return {
    head: pageHead(context, { title: `${title} · ${row.reference}`, alternates: paths }),
    alternates: paths,
    title,
    subject,
    back: t('VISIT_BACK'),
    shown: showForm(context, definition),
    times,
    parts: parts ?? null,
    terms,
    allFull: times.length > 0 && times.every(({ isFull }) => isFull) ? t('VISIT_ALL_FULL') : null,
  };
}
