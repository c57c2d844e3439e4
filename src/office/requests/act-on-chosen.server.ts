import { assignLeads, changeLeadStatus } from '#commands/lead/change-leads.ts';
import { inboxPageSize } from '#database/lead/inbox.ts';
import { isLeadStatus, type LeadStatus } from '#domain/lead/lead-status.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** The result in words, and the orders that undo it: '12 new' for each. */
export type ChosenRequestsAnswer = { told: string; undo: string[] };

const tolds: Partial<Record<LeadStatus, OfficeTextKey>> = {
  done: 'INBOX_TOLD_DONE',
  spam: 'INBOX_TOLD_SPAM',
};

/** `do`: 'done', 'spam', 'open', 'assign:<staff>' or 'assign:'. Throws 400 for a form that is not ours. */
export async function actOnChosenRequests(
  office: OfficeContext,
  form: FormData,
): Promise<ChosenRequestsAnswer> {
  const t = officeTextsFor(office.language);
  const by = staffBy(office);
  const wanted = textOf(form, 'do');
  if (wanted === 'undo') {
    const orders = form.getAll('each').map((each) => String(each).split(' '));
    let count = 0;
    for (const [id = '', status = ''] of orders) {
      if (!isLeadStatus(status)) throw noSuchButton();
      count += (await changeLeadStatus(by, [idOf(id)], status)).length;
    }
    return { told: count > 0 ? t('INBOX_TOLD_OPEN', { count }) : t('INBOX_TOLD_NOTHING'), undo: [] };
  }
  const ids = form.getAll('id').map((id) => idOf(String(id)));
  if (ids.length > inboxPageSize) throw new Response('These are more than a page.', { status: 400 });
  const [kind, staffId] = wanted.split(':');
  if (kind === 'assign') {
    const count = await assignLeads(by, ids, staffId || null);
    if (count === 'nobody like that') return { told: t('INBOX_NO_SUCH_STAFF'), undo: [] };
    return { told: count > 0 ? t('INBOX_TOLD_ASSIGNED', { count }) : t('INBOX_TOLD_NOTHING'), undo: [] };
  }
  if (wanted !== 'done' && wanted !== 'spam' && wanted !== 'open') throw noSuchButton();
  const changed = await changeLeadStatus(by, ids, wanted);
  if (changed.length === 0) return { told: t('INBOX_TOLD_NOTHING'), undo: [] };
  return {
    told: t(tolds[wanted] ?? 'INBOX_TOLD_OPEN', { count: changed.length }),
    undo: changed.map(({ id, from }) => `${id} ${from}`),
  };
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw noSuchButton();
  return Number(text);
}

function noSuchButton(): Response {
  return new Response('There is no such button.', { status: 400 });
}
