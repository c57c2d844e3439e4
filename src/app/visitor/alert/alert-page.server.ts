import { data, redirect } from 'react-router';
import { searchIn } from '#app/alert/alert-address.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { refuse, typedIn } from '#app/forms/receive-form.server.ts';
import type { ShownQuestions } from '#app/forms/show-form.server.ts';
import { withZoneNames } from '#app/forms/zone-names.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listOf } from '#app/visitor/demand-register/demand.server.ts';
import { criteriaAsked } from '#app/visitor/demand-register/demand-form.server.ts';
import { type Alert, type Frequency, findAlert, frequencies } from '#commands/alert/alert.ts';
import { criteriaOf } from '#commands/alert/alert-search.ts';
import { alertSentence } from '#commands/alert/alert-words.ts';
import { changeAlert } from '#commands/alert/change-alert.ts';
import { sendAlertNow } from '#commands/alert/send-alert-now.ts';
import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { type Typed, understandAnswers } from '#questions/understand-answers.ts';
import { alternatesWithQuery, href } from '#site/paths/paths.ts';
import { type FormTexts, formTexts } from '#texts/forms/texts.ts';
import type { SentenceRun } from '#texts/wording/search-sentence.ts';
import { buttonsOf, stateOf, toldBy } from './alert-steps.server.ts';
import { changedBase, changeForm, showChange } from './change-form.server.ts';

/** For a reader with a link to this alert; throws a 404 for any other token. */
export async function loadAlert(context: RequestContext, url: URL) {
  const t = formTexts(context.language);
  const title = screenName(context, 'alert');
  return {
    head: pageHead(context, { title, noindex: true }),
    alternates: alternatesWithQuery('alert', url.search),
    crumbs: crumbsTo(context, 'alert'),
    title,
    told: toldBy(url.searchParams.get('told'), t),
    undo: undoOf(url.searchParams, t),
    shown: url.searchParams.has('token') ? await describeAlert(context, url) : askForLink(context),
  };
}

type Link = { href: string; label: string };

type ShownAlert = {
  state: string;
  sentence: SentenceRun[];
  buttons: ReturnType<typeof buttonsOf>;
  form: ShownQuestions | null;
  list: Link | null;
  again: Link | null;
};

/** For a visitor who typed the address of the page, without a token. */
function askForLink(context: RequestContext): ShownAlert {
  const t = formTexts(context.language);
  const register = screenHref(context, 'demandRegister');
  const again = register ? { href: register, label: t('ALERT_NEW') } : null;
  return { state: t('ALERT_ASK_LINK'), sentence: [], buttons: [], form: null, list: null, again };
}

/** Takes back the last change; a stopped alert starts again by its own button. */
function undoOf(query: URLSearchParams, t: FormTexts) {
  return query.has('was') ? { step: 'undo', label: t('ALERT_UNDO') } : null;
}

async function describeAlert(context: RequestContext, url: URL): Promise<ShownAlert> {
  const { language, zones } = context;
  const alert = await alertAt(context, url);
  const t = formTexts(language);
  const criteria = criteriaOf(alert);
  const register = screenHref(context, 'demandRegister');
  const list = listOf(context, criteria);
  const isOn = alert.status === 'active' || alert.status === 'paused';
  return {
    state: stateOf(alert, t, context.language),
    sentence: alertSentence({ ...alert, language }, zones),
    buttons: buttonsOf(alert, url.searchParams.get('do'), t),
    form: isOn ? showChange(context, criteria, alert.frequency) : null,
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
  const { search, language, zones } = context;
  const alert = await alertAt(context, url);
  const before = criteriaOf(alert);
  const body = await request.formData().catch(() => {
    throw new Response('This form cannot be read.', { status: 400 });
  });
  const step = body.get('do');
  switch (step) {
    case 'confirm':
    case 'pause':
    case 'resume':
    case 'end':
    case 'restart':
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
    case 'undo':
      return undo();
    default:
      throw new Response('There is no such button.', { status: 400 });
  }

  async function change(said: Typed) {
    const form = changeForm(before, context);
    const typed = withZoneNames(context, form, said);
    const read = understandAnswers(form, typed);
    const asked = read.values && criteriaAsked(changedBase(before, read.values), read.values, zones);
    const problems = read.problems ?? asked?.problems ?? [];
    if (!asked || problems.length > 0) {
      context.isRefused = true;
      return data<FormAnswer>(refuse(context, form, typed, { problems }).answer, { status: 422 });
    }
    const { frequency } = read.values;
    return keep({ criteria: asked.criteria, frequency }, 'change');
  }

  /** Restores the state before the last change, which stands in the address of the page. */
  async function undo() {
    const was = new URLSearchParams(url.searchParams.get('was') ?? '');
    const frequency = frequencies.find((each) => each === was.get('frequency'));
    if (!frequency) return tell('');
    return keep({ criteria: searchIn(context, was), frequency }, 'undo');
  }

  async function keep(asked: { criteria: SearchCriteria; frequency: Frequency }, told: 'change' | 'undo') {
    const outcome = await changeAlert(context, alert.id, { to: 'change', ...asked });
    if (outcome !== 'changed') return tell('end');
    const { purpose, frequency } = alert;
    const was = new URLSearchParams([
      ['purpose', purpose],
      ['frequency', frequency],
      ...writeCriteria(before),
    ]);
    return tell(told, { was: `${was}` });
  }

  function tell(told: string, more: Record<string, string> = {}) {
    const query = new URLSearchParams({ token: url.searchParams.get('token') ?? '', told, ...more });
    return redirect(`${href(language, 'alert')}?${query}`, 303);
  }
}

async function alertAt({ database, language, now }: RequestContext, url: URL): Promise<Alert> {
  const alert = await findAlert(database, url.searchParams.get('token') ?? '', now);
  if (alert) return alert;
  const t = formTexts(language);
  throw missingPage(url.pathname, { title: t('LINK_ENDED'), hint: t('ALERT_OVER_HINT') });
}
