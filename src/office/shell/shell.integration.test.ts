import { createRequestHandler, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import type { OfficeContext, Staff } from '#office/request-context.ts';
import { defaultSettings } from '#site/settings/settings.ts';

type OfficeModule = typeof import('#office/office-app.ts');

const BUILT = new URL('../../../build/current/office/server/index.js', import.meta.url);
const { build, officeContext }: OfficeModule = await import(BUILT.href);
const handle = createRequestHandler(build, 'production');

/** The page for a logged-in user; the context holds only the part that the shell needs. */
async function see(path: string, language: Language = 'nl', name = 'Eline Vermeersch'): Promise<Response> {
  const context = new RouterContextProvider();
  const staff = { name, language, may: () => false } as Partial<Staff> as Staff;
  const given: Partial<OfficeContext> = {
    settings: { ...defaultSettings, agency: { ...defaultSettings.agency, name: 'Rooilijn' } },
    now: new Date('2026-11-20T13:34:00Z'),
    requestId: 'a-request',
    nonce: 'a-nonce',
    language,
    staff,
  };
  context.set(officeContext, given as OfficeContext);
  return handle(new Request(`http://office.localhost${path}`), context);
}

describe('the shell', () => {
  it('names the agency, who is logged in and where one is', async () => {
    const response = await see('/office/');
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('<title>Vandaag · Kantoor Rooilijn</title>');
    expect(page).toContain('aria-label="Account van Eline Vermeersch"');
    expect(page).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/office\/logout\/"/);
    expect(page).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/office\/"/);
    expect(page).toContain('vrijdag 20\u00a0november');
  });

  it.each([
    ['fr', 'Aujourd’hui'],
    ['de', 'Heute'],
    ['en', 'Today'],
  ] as const)('is in the language of who is logged in: %s', async (language, today) => {
    const page = await (await see('/office/', language)).text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(`<h1 class="office-title">${today}</h1>`);
  });

  it('stands around an address that does not exist', async () => {
    const response = await see('/office/nowhere/');
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain('Deze pagina bestaat niet');
    expect(page).toContain('Eline Vermeersch');
  });

  it('writes a name as text', async () => {
    const page = await (await see('/office/', 'nl', '<script>alert(1)</script>')).text();
    expect(page).not.toContain('<script>alert');
  });
});
