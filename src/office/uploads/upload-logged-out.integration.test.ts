import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { logInStaff, officeHost, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { cookie } = await logInStaff(app, 'agent');

async function send(path: string, bytes: number, headers: Record<string, string> = {}) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'huis.jpg', { type: 'image/jpeg' }));
  const init = { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } };
  const { status } = await app.request(path, init, officeHost);
  return status;
}

it.each(['photos', 'documents'])(
  'a file of %s that nobody sends who is logged in is asked to wait',
  async (part) => {
    const id = await addProperty(app.database);
    const path = `/office/properties/${id}/${part}/upload/`;
    for (const bytes of [10, 3_000_000]) {
      expect(await send(path, bytes)).toBe(401);
      expect(await send(path, bytes, { Cookie: '__Host-staff=ended' })).toBe(401);
    }
    expect(await send(path, 10, { Cookie: cookie })).toBe(422);
  },
);
