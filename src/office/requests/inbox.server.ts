import { redirect } from 'react-router';
import { findAnswerTimes } from '#database/lead/answer-times.ts';
import { countInbox, type InboxView, inboxPageSize, inboxViews, listInbox } from '#database/lead/inbox.ts';
import { listAnsweringStaff } from '#database/staff/answering-staff.ts';
import { askedForms } from '#domain/lead/lead-forms.ts';
import { dayMs, minuteMs } from '#domain/time/durations.ts';
import { pagingOf } from '#interface/paging.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { inboxHref, inboxSorts, isNarrowed, readInboxQuery } from './inbox-query.ts';
import { presentRequest } from './present-request.server.ts';
import { formName, waitedText } from './request-words.server.ts';

const viewKeys: Record<InboxView, OfficeTextKey> = {
  mine: 'INBOX_MINE',
  unassigned: 'INBOX_UNASSIGNED',
  waiting: 'INBOX_WAITING',
  others: 'INBOX_OTHERS',
  all: 'INBOX_ALL',
  spam: 'INBOX_SPAM',
};

export async function loadInbox(office: OfficeContext, url: URL) {
  const { database, now, language, publicUrl } = office;
  const t = officeTextsFor(language);
  const me = staffOf(office).id;
  const query = readInboxQuery(url.searchParams);
  const { view, text, form, staff, property, sort, page } = query;
  const search = {
    ...{ view, text, form, page, now, staffId: me, assignedTo: staff, propertyId: property },
    newestFirst: sort && sort === 'newest',
  };
  const [{ rows, total }, counts, colleagues, times] = await Promise.all([
    listInbox(database, search),
    countInbox(database, search),
    listAnsweringStaff(database),
    findAnswerTimes(database, { from: new Date(now.getTime() - 7 * dayMs), until: now }),
  ]);
  const pages = Math.max(1, Math.ceil(total / inboxPageSize));
  if (page > pages) throw redirect(inboxHref({ ...query, page: pages }));
  const minutes = (count: number) => waitedText(count * minuteMs, t);
  return {
    total,
    isNarrowed: isNarrowed(query),
    tabs: inboxViews.map((each) => ({
      to: inboxHref({ ...query, view: each, sort: undefined, page: 1 }),
      text: t(viewKeys[each]),
      count: counts[each],
      isCurrent: each === view,
    })),
    late: counts.late > 0 ? t('INBOX_LATE', { count: counts.late }) : '',
    answered:
      times.median === undefined || times.ninetieth === undefined
        ? ''
        : t('INBOX_ANSWERED_WITHIN', { half: minutes(times.median), most: minutes(times.ninetieth) }),
    given: {
      ...{ view, text: text ?? '', form: form ?? '', staff: staff ?? '' },
      ...{ property: property ? String(property) : '' },
      sort: sort ?? (view === 'all' || view === 'spam' ? 'newest' : 'longest'),
    },
    choices: {
      forms: askedForms.map((value) => ({ value, label: formName(value, t) })),
      staff: colleagues.map(({ id, name }) => ({ value: id, label: name })),
      sorts: inboxSorts.map((value) => ({
        value,
        label: t(value === 'newest' ? 'INBOX_NEWEST' : 'INBOX_LONGEST'),
      })),
    },
    rows: rows.map((row) => presentRequest(row, { language, now, publicUrl })),
    paging: pagingOf(page, pages, t('INBOX_PAGE_OF', { page, pages }), (each) =>
      inboxHref({ ...query, page: each }),
    ),
  };
}

export type LoadedInbox = Awaited<ReturnType<typeof loadInbox>>;
