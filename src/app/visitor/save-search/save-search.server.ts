import { data, redirect } from 'react-router';
import { saveSearchHref, searchIn } from '#app/alert/alert-address.server.ts';
import { alertForm, inPanel } from '#app/alert/alert-form.ts';
import { describeAlertPanel } from '#app/alert/alert-panel.server.ts';
import { countRefusal } from '#app/forms/count-refusal.server.ts';
import { type Refusal, receiveForm, refuse } from '#app/forms/receive-form.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { createAlert } from '#commands/alert/create-alert.ts';
import { countRequests, fromAddress, TooManyRequests } from '#commands/lead/count-request.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { alternatesWithQuery } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';

/** Even a family or an office with one shared address saves fewer. */
const savedAnHour = { most: 20, seconds: hourSeconds };

export async function loadSaveSearch(context: RequestContext, url: URL) {
  if (!screenHref(context, 'demandRegister')) throw missingPage(url.pathname);
  context.tags.add('properties').add('places');
  const alternates = alternatesWithQuery('saveSearch', url.search);
  return {
    head: pageHead(context, { title: screenName(context, 'saveSearch'), alternates, noindex: true }),
    alternates,
    crumbs: crumbsTo(context, 'saveSearch'),
    kept: url.searchParams.has('told') ? formTexts(context.language)('ALERT_KEPT_FOR_YOU') : null,
    panel: await describeAlertPanel(context, searchIn(context, url.searchParams)),
  };
}

/** Stores the search; the only mail asks whether the address is the visitor's own. */
export async function saveSearch(context: RequestContext, { request, url }: { request: Request; url: URL }) {
  const { database, language, clientAddress, now, log } = context;
  if (!screenHref(context, 'demandRegister')) throw missingPage(url.pathname);
  const criteria = searchIn(context, url.searchParams);
  const isPanel =
    (
      await request
        .clone()
        .formData()
        .catch(() => undefined)
    )?.has(inPanel) ?? false;
  const received = await receiveForm(context, { request, url }, alertForm);
  if (received.kind === 'trapped') return kept('');
  if (received.kind === 'refused') return refused(received.refusal);
  const { values, typed } = received;
  const tooMany = () => refused(refuse(context, alertForm, typed, { because: 'TOO_MANY', status: 429 }));
  const counted = fromAddress('alert', clientAddress, savedAnHour);
  if (!(await countRequests(database, counted, now))) return tooMany();
  try {
    await database
      .transaction()
      .execute((transaction) => createAlert(transaction, context, { ...values, language, criteria }));
    return kept(values.email);
  } catch (error) {
    if (error instanceof TooManyRequests) return tooMany();
    log.error({ err: error }, 'a search could not be saved');
    return refused(refuse(context, alertForm, typed, { because: 'NOT_STORED', status: 503 }));
  }

  function kept(email: string) {
    const t = formTexts(language);
    if (isPanel) return { kept: email ? t('ALERT_KEPT', { email }) : t('ALERT_KEPT_FOR_YOU') };
    return redirect(`${saveSearchHref(context, criteria)}&told=kept`, 303);
  }

  async function refused(refusal: Refusal) {
    const { answer, status } = await countRefusal(context, refusal);
    return data({ answer }, { status });
  }
}
