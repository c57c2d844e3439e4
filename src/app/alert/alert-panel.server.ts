import type { FormAnswer } from '#app/forms/form-answer.ts';
import { showForm } from '#app/forms/show-form.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { searchWords } from '#app/search/zone-words.server.ts';
import { chosenFilters } from '#domain/search/chosen-filters.ts';
import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { lastMonth } from '#domain/time/last-month.ts';
import { count, countPublished } from '#search/find.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { filterInWords } from '#texts/wording/criteria-words.ts';
import { searchSentence, sentenceText } from '#texts/wording/search-sentence.ts';
import { demandRegisterHref, saveSearchHref } from './alert-address.server.ts';
import { alertForm } from './alert-form.ts';

export type AlertPanelData = Awaited<ReturnType<typeof describeAlertPanel>>;

/** The result: kept; refused; or not sent, because the server could not be reached. */
export type SavedSearch = { kept: string } | { answer: FormAnswer } | { isUnsent: true };

/** A search, and the short form for an alert about new properties. The caller has added its tags. */
export async function describeAlertPanel(context: RequestContext, criteria: SearchCriteria) {
  const { language, search, now } = context;
  const t = formTexts(language);
  const words = searchWords(context.zones, language);
  const properties = await search.current();
  const scope = listScope(context);
  const found = count(properties, criteria, scope);
  const newOnes = countPublished(properties, criteria, scope, lastMonth(now));
  const list = listOf(context, criteria);
  const sentence = searchSentence(criteria, words);
  return {
    title: t('ALERT_PANEL_TITLE'),
    sentence,
    inOneText: sentenceText(sentence),
    counts: [
      found > 0 ? t('ALERT_FOUND_NOW', { count: found }) : t('ALERT_NONE_NOW'),
      newOnes > 0 ? t('ALERT_LAST_MONTH', { count: newOnes }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    /** Each chip leads to the same search without its filter. */
    chips: chosenFilters(criteria).map(({ without, ...chosen }) => ({
      label: filterInWords(criteria, chosen, words),
      href: saveSearchHref(context, without),
    })),
    shown: showForm(context, alertForm, { frequency: 'daily' }),
    /** The address that the form is sent to. */
    action: saveSearchHref(context, criteria) ?? '',
    unsent: t('NOT_STORED'),
    list: { href: list, label: words.t('DEMAND_CHANGE') },
    /** A visitor shares the list, which anybody may see. */
    listUrl: list && context.publicUrl + list,
    more: { href: demandRegisterHref(context, criteria), label: t('ALERT_TELL_MORE') },
  };
}

function listOf(context: RequestContext, criteria: SearchCriteria): string | null {
  const list = screenHref(context, criteria.purpose === 'rent' ? 'forRent' : 'forSale');
  const query = writeCriteria(criteria).toString();
  return list && query ? `${list}?${query}` : list;
}
