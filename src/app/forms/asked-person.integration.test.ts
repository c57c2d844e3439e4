import { afterEach, describe, expect, it } from 'vitest';
import type { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addPage } from '#test/factories.ts';
import { person, sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const { request, database } = app;
await addPage(database, 'privacy');
const send = sendsForms(app);

let questions = 0;
const contact = async (fields: Record<string, string>) =>
  send('/nl/contact/', {
    ...(await passCaptcha(database, 'contact')),
    ...person,
    // The same remark again would be the same request.
    remark: `Is het nog vrij? (${questions++})`,
    privacy: 'yes',
    ...fields,
  });
const lastLead = () =>
  database.selectFrom('lead').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
const titlesOn = async (path: string) => {
  const html = await (await request(path)).text();
  return [...html.matchAll(/name="title"[^>]* value="(\w+)"/g)].map(([, value]) => value);
};

async function ask(personQuestions: typeof defaultSettings.personQuestions) {
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify({ personQuestions }) })
    .execute();
}

afterEach(async () => {
  await database.deleteFrom('setting').execute();
});

describe('as delivered', () => {
  it('offers the titles and the answer that there is none; in German Frau stands there once', async () => {
    expect(await titlesOn('/nl/contact/')).toEqual(['mr', 'ms', 'miss', 'none']);
    expect(await titlesOn('/de/kontakt/')).toEqual(['mr', 'ms', 'none']);
    expect(await (await request('/de/kontakt/')).text()).not.toContain('Fräulein');
  });

  it('wants an answer, and keeps no title of who wants none', async () => {
    expect(await (await contact({ title: '' })).text()).toContain('Kies een aanspreking');
    expect((await contact({ title: 'none' })).status).toBe(303);
    expect(await lastLead()).toMatchObject({ title: null, first_name: 'Annelies' });
    const mails = await database.selectFrom('mail_message').select('data').execute();
    expect(JSON.stringify(mails)).not.toContain('anspreking');
  });
});

describe('as the settings say', () => {
  it('leaves an answer to the visitor', async () => {
    await ask({ titles: ['ms', 'none'], required: ['last_name'] });
    expect(await titlesOn('/nl/contact/')).toEqual(['ms', 'none']);
    const answer = await contact({ title: '', first_name: '', phone: '' });
    expect(answer.status).toBe(303);
    expect(await lastLead()).toMatchObject({ title: null, first_name: null, phone: null });
    expect(await (await contact({ last_name: '' })).text()).toContain('Naam is verplicht');
    expect((await contact({ title: 'mr' })).status).toBe(422);
  });

  it('asks nobody for a title where none is offered', async () => {
    await ask({ titles: [], required: ['title', 'first_name', 'last_name', 'phone'] });
    expect(await titlesOn('/nl/contact/')).toEqual([]);
    expect((await contact({})).status).toBe(303);
    expect(await lastLead()).toMatchObject({ title: null });
  });
});
