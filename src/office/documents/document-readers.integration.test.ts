import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { documentScreen } from '#test/office-documents.ts';
import { addOwner, ownerPassword } from '#test/owners.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { database } = site;
let property: number;
let screen: string;
const { see, cookie, post, page, upload } = await documentScreen(site, () => ({ propertyId: property }));
const place_id = await addGhent(database);

beforeEach(async () => {
  property = await addProperty(database, { place_id, reference: `D-${Math.random()}` });
  screen = `/office/properties/${property}/documents/`;
});

describe('readers', () => {
  const readAs = async (id: number, headers: Record<string, string> = {}) =>
    (await site.request(`/documents/${id}/`, { headers })).status;

  it('are those whom the document is for', async () => {
    const owner = await addOwner(database);
    await database
      .insertInto('property_owner')
      .values({ property_id: property, owner_id: owner.id })
      .execute();
    const logIn = await site.request('/nl/login/', {
      method: 'POST',
      headers: { Origin: officeSite.publicUrl, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ email: owner.email, password: ownerPassword }),
    });
    const Cookie = logIn.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
    const ids = {
      owner: await upload('mandaat', [['access', 'owner']]),
      request: await upload('epc', [['access', 'request']]),
      download: await upload('plan', [['access', 'download']]),
    };
    for (const [access, id] of Object.entries(ids)) {
      expect([access, await readAs(id)]).toEqual([access, access === 'download' ? 200 : 404]);
      expect([access, await readAs(id, { Cookie })]).toEqual([access, 200]);
      // Staff read it in the office; on the site they are visitors.
      expect([access, await readAs(id, { Cookie: cookie })]).toEqual([
        access,
        access === 'download' ? 200 : 404,
      ]);
      expect((await see(`${screen}${id}/`, cookie)).status).toBe(200);
      expect((await see(`${screen}${id}/`)).status).toBe(302);
    }
    const shown = await (await site.request(`/nl/te-koop/gent/huis/${property}/`)).text();
    expect(shown).toContain(`/documents/${ids.download}/`);
    expect(shown).not.toContain(`/documents/${ids.owner}/`);
    expect(shown).not.toContain('Opdracht aan het kantoor');
    // A document that stops being public is out of reach at once.
    await post(screen, [
      ...Object.entries({ do: 'change', id: String(ids.download), kind: 'plans', access: 'owner' }),
    ] as [string, string][]);
    expect(await readAs(ids.download)).toBe(404);
  });

  it('who asked and who was sent it are named, with their request', async () => {
    const [epc, soil] = [await upload('epc'), await upload('bodemattest')];
    const lead = async (first_name: string, form: string, documents: unknown) => {
      const { id } = await database
        .insertInto('lead')
        .values({
          ...{ form, first_name, email: `${first_name}@voorbeeld.be`, language: 'nl', page: '/nl/' },
          ...{ privacy_version: 1, content_hash: String(Math.random()), property_id: property },
          answers: JSON.stringify({ documents }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const mail = (lead_id: number, document: number, status: string, template = 'documents') =>
      database
        .insertInto('mail_message')
        .values({
          ...{ lead_id, template, language: 'nl', recipient: 'x@voorbeeld.be', status },
          data: JSON.stringify({ documents: [{ name: 'x', path: `/documents/${document}/?token=abc` }] }),
          sent_at: status === 'sent' ? new Date('2026-11-20T10:00:00Z') : null,
        })
        .execute();
    const thi = await lead('Thi', 'documents', [String(epc), String(soil)]);
    await mail(thi, epc, 'sent');
    const karim = await lead('Karim', 'contact_me', 'no list');
    await mail(karim, epc, 'waiting', 'answer');
    await database
      .updateTable('lead')
      .set({ status: 'spam' })
      .where('id', '=', await lead('Bot', 'documents', [String(epc)]))
      .execute();
    const shown = await page();
    expect(shown).toContain('1 keer gevraagd');
    expect(shown.match(/Thi<\/a>/g)).toHaveLength(2);
    expect(shown).toContain(`/office/requests/${thi}/`);
    expect(shown).toMatch(/verstuurd op <span[^>]*>20-11-2026</);
    expect(shown).toContain('nog niet verstuurd');
    expect(shown).toContain(`/office/requests/${karim}/`);
    expect(shown).toContain('wordt verstuurd');
    expect(shown).not.toContain('Bot');
  });
});
