import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { documentScreen, pdf } from '#test/office-documents.ts';
import { officeHost, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { database } = site;
let property: number;
let screen: string;
const { cookie, post, kept, page, upload } = await documentScreen(site, () => ({ propertyId: property }));
const place_id = await addGhent(database);

beforeEach(async () => {
  property = await addProperty(database, { place_id, reference: `D-${Math.random()}` });
  screen = `/office/properties/${property}/documents/`;
});

describe('files', () => {
  it('come many at once without JavaScript, each of what its name says, for the owner alone', async () => {
    const answer = await post(screen, [
      ['do', 'upload'],
      ['kind', ''],
      ['file', pdf('EPC Kouter 12')],
      ['file', pdf('bodemattest')],
      ['file', pdf('scan0001')],
    ]);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${screen}?told=saved`]);
    expect(await kept()).toMatchObject([
      { kind: 'epc', access: 'owner' },
      { kind: 'soil', access: 'owner' },
      { kind: 'other', access: 'owner' },
    ]);
    expect(await page()).toContain('soort nog kiezen');
  });

  it('are of the chosen kind and for whom was chosen, and the same one again changes nothing', async () => {
    const chosen: [string, string][] = [
      ['kind', 'electricity'],
      ['access', 'request'],
    ];
    const id = await upload('scan', chosen);
    expect(await upload('scan', chosen)).toBe(id);
    expect(await kept()).toMatchObject([{ id, kind: 'electricity', access: 'request' }]);
  });

  it.each([
    ['page.pdf', '<!doctype html><script>alert(1)</script>', 'geen PDF, JPEG of PNG'],
    ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'geen PDF, JPEG of PNG'],
    ['scan.tif', 'II*\0\x08\0\0\0', 'een bestand in TIFF: bewaar het als PDF, JPEG of PNG'],
    ['heavy.pdf', `%PDF-1.7${'x'.repeat(20 * 1024 * 1024)}`, 'groter dan 20 MB'],
  ])('are refused in words: %s', async (name, content, words) => {
    const file = () => new File([content], name, { type: 'application/pdf' });
    const one = await post(`${screen}upload/`, [['file', file()]]);
    expect([one.status, await one.json()]).toEqual([422, { refusal: words }]);
    const all = await post(screen, [
      ['do', 'upload'],
      ['file', file()],
      ['file', pdf('asbestattest')],
    ]);
    expect(all.status).toBe(422);
    expect(await all.text()).toContain(`${name}: ${words}`);
    expect(await kept()).toMatchObject([{ kind: 'asbestos' }]);
  });

  it('that are too large together are told so', async () => {
    const large = () => new File(['x'.repeat(31 * 1024 * 1024)], 'large.pdf');
    const answer = await post(screen, [
      ['do', 'upload'],
      ['file', large()],
      ['file', large()],
    ]);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/60[ \u00a0]MB/);
  });

  it('that begin as a PDF and go on as a page are saved, and never shown', async () => {
    const id = await upload('</title><script>alert(1)</script>', [['access', 'download']]);
    for (const [path, host] of [
      [`${screen}${id}/`, officeHost],
      [`/documents/${id}/`, undefined],
    ] as const) {
      const answer = await site.request(path, { headers: { Cookie: cookie } }, host);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('application/pdf');
      expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; /);
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });
});
