import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { asksOffice, logInStaff, officeHost } from './staff.ts';

export const pdf = (text: string) =>
  new File([`%PDF-1.7 ${text}`], `${text}.pdf`, { type: 'application/pdf' });

/** The screen of a property's documents in an agent's browser. */
export async function documentScreen(site: TestApp, property: () => number) {
  const { database } = site;
  const { see } = asksOffice(site);
  const { cookie } = await logInStaff(site, 'agent');
  const screen = () => `/office/properties/${property()}/documents/`;

  /** Sends a form with files as a browser does, with or without JavaScript. */
  function post(path: string, fields: [string, string | File][], as = cookie): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const headers = { Cookie: as, 'Sec-Fetch-Site': 'same-origin' };
    return site.request(path, { method: 'POST', headers, body }, officeHost);
  }

  const kept = () =>
    database
      .selectFrom('document')
      .select(['id', 'kind', 'access', 'file_key', 'issued_on', 'expires_on'])
      .where('property_id', '=', property())
      .orderBy('sort')
      .execute();

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
