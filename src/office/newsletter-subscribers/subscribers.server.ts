import { redirect } from 'react-router';
import { endSubscriptionFor } from '#commands/newsletter/subscribers.ts';
import {
  countSubscriptions,
  listSubscriptions,
  type SubscriptionStatus,
} from '#database/newsletter/subscriptions.ts';
import { formatDay } from '#domain/time/dates.ts';
import { pagingOf } from '#interface/paging.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

const ON_PAGE = 50;
const PATH = '/office/content/newsletter/subscribers/';

const states = {
  active: 'NEWSLETTER_CONFIRMED',
  unconfirmed: 'NEWSLETTER_UNCONFIRMED',
  ended: 'NEWSLETTER_HAS_ENDED',
} as const satisfies Record<SubscriptionStatus, string>;

const statuses = Object.keys(states) as SubscriptionStatus[];

function askedIn(search: URLSearchParams) {
  const page = search.get('page') ?? '1';
  return {
    status: statuses.find((each) => each === search.get('status')) ?? 'active',
    text: (search.get('text') ?? '').trim().slice(0, 100).toWellFormed().replaceAll('\0', ''),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

type Asked = ReturnType<typeof askedIn>;

function addressOf({ status, text, page }: Asked): string {
  const search = new URLSearchParams({
    ...(status !== 'active' && { status }),
    ...(text && { text }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${PATH}?${search}` : PATH;
}

export async function loadSubscribers(office: OfficeContext, url: URL) {
  const { database, language } = office;
  const t = officeTextsFor(language);
  const asked = askedIn(url.searchParams);
  const [{ rows, total }, counts] = await Promise.all([
    listSubscriptions(database, asked, { page: asked.page, pageSize: ON_PAGE }),
    countSubscriptions(database),
  ]);
  const pages = Math.max(1, Math.ceil(total / ON_PAGE));
  if (asked.page > pages) throw redirect(addressOf({ ...asked, page: pages }));
  return {
    told: url.searchParams.get('told') === 'ended' ? t('NEWSLETTER_TOLD_STOPPED') : '',
    tabs: statuses.map((status) => ({
      to: addressOf({ ...asked, status, page: 1 }),
      text: t(states[status]),
      count: counts[status],
      isCurrent: status === asked.status,
    })),
    status: asked.status,
    text: asked.text,
    mayExport: staffOf(office).may('persons.export'),
    rows: rows.map(({ id, email, language: each, since }) => ({
      id,
      email,
      language: ownLanguageNames[each],
      since: formatDay(since, language),
    })),
    paging:
      total > ON_PAGE
        ? pagingOf(asked.page, pages, t('INBOX_PAGE_OF', { page: asked.page, pages }), (page) =>
            addressOf({ ...asked, page }),
          )
        : undefined,
  };
}

export async function endOne(office: OfficeContext, form: FormData, url: URL) {
  const id = textOf(form, 'id');
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Response('There is no such button.', { status: 400 });
  await endSubscriptionFor(staffBy(office), Number(id));
  const back = addressOf(askedIn(url.searchParams));
  return redirect(`${back}${back.includes('?') ? '&' : '?'}told=ended`, 303);
}
