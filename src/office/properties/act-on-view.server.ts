import { redirect } from 'react-router';
import { keepStaffView, removeStaffView } from '#commands/staff/staff-view.ts';
import { isUuid } from '#domain/address/uuid.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { listHref } from './list.server.ts';
import { readListQuery, writeListQuery } from './list-query.ts';

/** Saves the current list under a name; without a name, or with too many saved, nothing is saved. */
export async function keepView(office: OfficeContext, form: FormData, url: URL): Promise<Response> {
  const name = textOf(form, 'name')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, 40);
  const query = writeListQuery({ ...readListQuery(url.searchParams), page: 1 });
  if (!name || !query) return redirect(listHref(query), 303);
  const outcome = await keepStaffView(staffBy(office), { staffId: staffOf(office).id, name, query });
  return redirect(listHref(`${query}&told=${outcome === 'kept' ? 'kept' : 'views-full'}`), 303);
}

export async function removeView(office: OfficeContext, form: FormData): Promise<Response> {
  const id = textOf(form, 'view');
  if (isUuid(id)) await removeStaffView(staffBy(office), { staffId: staffOf(office).id, id });
  return redirect(listHref('told=removed'), 303);
}
