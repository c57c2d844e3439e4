import { expect } from 'vitest';
import type { DocumentOwner } from '#commands/document/document-owner.ts';
import type { TestApp } from './app.ts';
import { asksOffice, logInStaff, officeHost } from './staff.ts';

export const pdf = (text: string) =>
  new File([`%PDF-1.7 ${text}`], `${text}.pdf`, { type: 'application/pdf' });

/** The screen of the documents of a property or project in an agent's browser. */
export async function documentScreen(site: TestApp, owner: () => DocumentOwner) {
  const { database } = site;
  const { see } = asksOffice(site);
  const { cookie } = await logInStaff(site, 'agent');
  function place() {
    const of = owner();
    if ('propertyId' in of) return { column: 'property_id', id: of.propertyId, path: 'properties' } as const;
    return { column: 'project_id', id: of.projectId, path: 'projects' } as const;
  }

  function screen() {
    const { path, id } = place();
    return `/office/${path}/${id}/documents/`;
  }

  /** Sends a form with files as a browser does, with or without JavaScript. */
  function post(path: string, fields: [string, string | File][], as = cookie): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const headers = { Cookie: as, 'Sec-Fetch-Site': 'same-origin' };
    return site.request(path, { method: 'POST', headers, body }, officeHost);
  }

  function kept() {
    const { column, id } = place();
    return database
      .selectFrom('document')
      .select(['id', 'kind', 'access', 'file_key', 'issued_on', 'expires_on'])
      .where(column, '=', id)
      .orderBy('sort')
      .execute();
  }

  async function page(): Promise<string> {
    const answer = await see(screen(), cookie);
    expect(answer.status).toBe(200);
    return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
  }

  async function upload(text: string, fields: [string, string][] = []): Promise<number> {
    const answer = await post(`${screen()}upload/`, [...fields, ['file', pdf(text)]]);
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    return (await kept()).at(-1)?.id ?? 0;
  }

  return { see, cookie, post, kept, page, upload };
}
