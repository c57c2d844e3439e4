import { data, redirect } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { readForm, type Typed } from '#app/forms/form-schema.server.ts';
import { refuse, typedIn } from '#app/forms/receive-form.server.ts';
import { type ShownQuestions, showQuestions } from '#app/forms/show-form.server.ts';
import { withZoneNames } from '#app/forms/zone-names.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { crumbsTo } from '#app/shell/crumbs.server.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { missingPage } from '#app/shell/missing-page.server.ts';
import { screenHref } from '#app/shell/screen-href.server.ts';
import { screenName } from '#app/shell/screen-name.server.ts';
import { listOf } from '#app/visitor/demand-register/demand.server.ts';
import { changeForm, criteriaAsked, givenBy } from '#app/visitor/demand-register/demand-form.server.ts';
import { type Alert, findAlert } from '#commands/alert/alert.ts';
import { criteriaOf } from '#commands/alert/alert-search.ts';
import { alertInWords } from '#commands/alert/alert-words.ts';
import { changeAlert } from '#commands/alert/change-alert.ts';
import { sendAlertNow } from '#commands/alert/send-alert-now.ts';
import { writeCriteria } from '#domain/search/criteria.ts';
import { alternatesWithQuery, href } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { buttonsOf, stateOf, toldBy } from './alert-steps.server.ts';

/** For the bearer of its link; throws a 404 for any other token. */
export async function loadAlert(context: RequestContext, url: URL) {
  const t = formTexts(context.language);
  const title = screenName(context, 'alert');
  return {
    head: pageHead(context, { title, noindex: true }),
    alternates: alternatesWithQuery('alert', url.search),
    crumbs: crumbsTo(context, 'alert'),
    title,
    told: toldBy(url.searchParams.get('told'), t),
    shown: url.searchParams.has('token') ? await describeAlert(context, url) : askForLink(context),
  };
}

type Link = { href: string; label: string };

type ShownAlert = {
  state: string;
  wanted: string[];
  buttons: ReturnType<typeof buttonsOf>;
  form: ShownQuestions | null;
  list: Link | null;
  again: Link | null;
};

/** For somebody who typed the address of the page, without a token. */
function askForLink(context: RequestContext): ShownAlert {
  const t = formTexts(context.language);
  const register = screenHref(context, 'demandRegister');
  const again = register ? { href: register, label: t('ALERT_NEW') } : null;
  return { state: t('ALERT_ASK_LINK'), wanted: [], buttons: [], form: null, list: null, again };
}

async function describeAlert(context: RequestContext, url: URL): Promise<ShownAlert> {
  const { language, zones } = context;
  const alert = await alertAt(context, url);
  const t = formTexts(language);
  const criteria = criteriaOf(alert);
  const register = screenHref(context, 'demandRegister');
  const list = listOf(context, criteria);
  const form = alert.status === 'active' || alert.status === 'paused' ? changeForm(criteria) : undefined;
  const given = { ...givenBy(criteria, zones, language), goal: alert.purpose, frequency: alert.frequency };
  return {
    state: stateOf(alert, t),
    wanted: alertInWords({ ...alert, language }, zones),
    buttons: buttonsOf(alert, url.searchParams.get('do'), t),
    form: form ? showQuestions(context, form, given) : null,
    list: list ? { href: list, label: t('ALERT_LIST') } : null,
    again:
      alert.status === 'ended' && register
        ? {
            href: `${register}?${new URLSearchParams([['purpose', alert.purpose], ...writeCriteria(criteria)])}`,
            label: t('ALERT_NEW'),
          }
        : null,
  };
}

export async function actOnAlert(context: RequestContext, { request, url }: { request: Request; url: URL }) {
  const { search, language } = context;
  const alert = await alertAt(context, url);
  const body = await request.formData().catch(() => {
    throw new Response('This form cannot be read.', { status: 400 });
  });
  const step = body.get('do');
  switch (step) {
    case 'confirm':
    case 'pause':
    case 'resume':
    case 'end':
    case 'stay': {
      const outcome = await changeAlert(context, alert.id, { to: step });
      return tell(outcome === 'changed' ? step : outcome === 'ended' ? 'end' : 'too-many');
    }
    case 'now': {
      const outcome = await sendAlertNow({ ...context, properties: await search.current() }, alert.id);
      return tell(outcome.replace(' ', '-'));
    }
    case 'change':
      return change(typedIn(body));
    default:
      throw new Response('There is no such button.', { status: 400 });
  }

  async function change(said: Typed) {
    const before = criteriaOf(alert);
    const form = changeForm(before);
    const typed = withZoneNames(context, form, said);
    const read = readForm(form, typed);
    const asked = read.values && criteriaAsked(before, read.values, context.zones);
    const problems = read.problems ?? asked?.problems ?? [];
    if (!asked || problems.length > 0) {
      context.isRefused = true;
      return data<FormAnswer>(refuse(context, typed, { problems }).answer, { status: 422 });
    }
    const { frequency } = read.values;
    const outcome = await changeAlert(context, alert.id, {
      to: 'change',
      criteria: asked.criteria,
      frequency,
    });
    return tell(outcome === 'changed' ? 'change' : 'end');
  }

  function tell(told: string) {
    const query = new URLSearchParams({ token: url.searchParams.get('token') ?? '', told });
    return redirect(`${href(language, 'alert')}?${query}`, 303);
  }
}

async function alertAt({ database, language, now }: RequestContext, url: URL): Promise<Alert> {
  const alert = await findAlert(database, url.searchParams.get('token') ?? '', now);
  if (alert) return alert;
  const t = formTexts(language);
  throw missingPage(url.pathname, { title: t('LINK_ENDED'), hint: t('ALERT_OVER_HINT') });
}
