import type { TestApp } from './app.ts';
import { addAgent, addGhent } from './factories.ts';
import { asksOffice, logInStaff, officeHost } from './staff.ts';

/** An office with one agent, whom an administrator gives colleagues. */
export async function officeTeam(site: TestApp) {
  const { database } = site;
  const { see, send } = asksOffice(site);
  await addGhent(database);
  const { cookie } = await logInStaff(site, 'admin');
  const first = await addAgent(database);
  const { id: place } = await database.selectFrom('office').select('id').executeTakeFirstOrThrow();

  const person = (own: Record<string, string> = {}) => ({
    do: 'save',
    firstName: 'Noor',
    lastName: 'Baert',
    'role.nl': 'Vastgoedmakelaar',
    phone: '0470 11 22 33',
    email: 'noor@agency.example',
    office: String(place),
    registrationNumber: '509.112',
    languages: 'fr',
    isShown: 'yes',
    ...own,
  });

  const agentOf = (email: string) =>
    database.selectFrom('agent').selectAll().where('email', '=', email).executeTakeFirst();

  /** Sends a form with a picture in it, as a browser does. */
  function sendWithPicture(path: string, fields: Record<string, string>, picture: Buffer): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('picture.file', new File([new Uint8Array(picture)], 'picture.jpg', { type: 'image/jpeg' }));
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' };
    return site.request(path, { method: 'POST', body, headers }, officeHost);
  }

  const visitorSees = async (path: string) => (await site.request(path, {}, 'www.agency.be')).text();

  return { see, send, cookie, first, place, person, agentOf, sendWithPicture, visitorSees };
}
