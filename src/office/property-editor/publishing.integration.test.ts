import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { propertyEditor, section } from '#test/property-editor.ts';
import { officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;

let id: number;
let home: string;
beforeEach(async () => {
  id = await addProperty(database, { bedrooms: 2 });
  home = `/office/properties/${id}/`;
});

const { send, see, edits, row } = await propertyEditor(app, () => id);

describe('publishing', () => {
  it('is refused with the fields that the law asks for', async () => {
    id = await addProperty(database, { publication: 'draft', published_at: null });
    home = `/office/properties/${id}/`;
    const met = await send({ do: 'publish' });
    expect(met.status).toBe(422);
    expect(met.page).toMatch(/Niet gepubliceerd\. De wet vraagt nog: [^<]*EPC-label, EPC-waarde/);
    expect(await row()).toMatchObject({ publication: 'draft' });
    expect(await send({ do: 'publish', despite: 'De eigenaar brengt het attest morgen.' })).toMatchObject({
      status: 303,
    });
    expect(await row()).toMatchObject({ publication: 'published' });
  });

  it('shows on the site what was changed, and not before', async () => {
    await send(section('bedrooms', '3'));
    expect((await row()).bedrooms).toBe(2);
    expect(await send({ do: 'publish' })).toMatchObject({ status: 303, to: `${home}?told=published` });
    expect((await row()).bedrooms).toBe(3);
    expect(await edits()).toEqual([]);
  });

  it('can be seen before, by who has the link', async () => {
    await send(section('bedrooms', '7'));
    const [link = ''] =
      /https:\/\/www\.agency\.be\/nl\/[^"]*preview=[^"]*/.exec(await see(`${home}preview/`)) ?? [];
    const { pathname, search } = new URL(link);
    const page = async (path: string) => (await app.request(path)).text();
    expect(await page(pathname + search)).toMatch(/>Slaapkamers<\/dt><dd[^>]*>7</);
    expect(await page(pathname)).not.toMatch(/>Slaapkamers<\/dt><dd[^>]*>7</);
    expect((await row()).bedrooms).toBe(2);
  });

  it('is refused with what cannot be read', async () => {
    await send(section('bedrooms', 'drie?'));
    const met = await send({ do: 'publish' });
    expect(met.status).toBe(422);
    expect(met.page).toContain('Niet gepubliceerd. Niet te lezen: Slaapkamers.');
  });

  it('is planned, forgotten, and ended', async () => {
    const day = dayOf(new Date(Date.now() + 2 * dayMs));
    expect(await send({ do: 'plan', change: 'withdraw', day, time: '09:30' })).toMatchObject({ status: 303 });
    expect(await see()).toContain('Wordt ingetrokken:');
    expect(await send({ do: 'plan', change: 'withdraw', day: '2020-01-01' })).toMatchObject({ status: 422 });
    expect(await send({ do: 'forget-plan', change: 'withdraw' })).toMatchObject({ status: 303 });
    expect(await see()).not.toContain('Wordt ingetrokken:');
    expect(await send({ do: 'withdraw' })).toMatchObject({ status: 303 });
    expect(await row()).toMatchObject({ publication: 'withdrawn' });
  });

  it('does not ask for what does not exist here, where somebody says why', async () => {
    const [key] = /name="key" value="(\w+)"/.exec(await see())?.slice(1) ?? [];
    expect(await send({ do: 'exempt', key: key ?? '', reason: ' ' })).toMatchObject({ status: 422 });
    expect(await send({ do: 'exempt', key: key ?? '', reason: 'Er is geen.' })).toMatchObject({
      status: 303,
    });
    expect(await see()).toContain('Er is geen.');
    expect(await send({ do: 'end-exemption', key: key ?? '' })).toMatchObject({ status: 303 });
    expect(await see()).not.toContain('Er is geen.');
  });
});
