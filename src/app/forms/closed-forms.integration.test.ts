import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { href, matchPath } from '#site/paths/paths.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addAgent, addGhent, addPage, addProject, addProperty } from '#test/factories.ts';
import { person, sendsForms } from '#test/visitor.ts';
import { formTexts } from '#texts/forms/texts.ts';

const app = await createTestApp();
const { request, database } = app;
const send = sendsForms(app);

const place_id = await addGhent(database);
const agent_id = await addAgent(database);
const id = await addProperty(database, { place_id, agent_id });
const projectId = await addProject(database, { place_id, agent_id });

const forms = languages.flatMap((language) =>
  [
    href(language, 'contact'),
    href(language, 'demandRegister'),
    href(language, 'freeValuation'),
    href(language, 'newsletter'),
    href(language, 'offer', { id }),
    href(language, 'projectInformation', { id: projectId }),
    href(language, 'register'),
    href(language, 'requestAppointment', { id }),
    href(language, 'requestInformation', { id }),
    href(language, 'saveSearch'),
    href(language, 'sendToFriend', { id }),
    href(language, 'writeTestimonial'),
  ].map((path) => ({ path, language })),
);
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));
const legalScreens = new Set<string | undefined>(['privacy', 'cookiePolicy', 'disclaimer', 'accessibility']);
const legalLinks = (html: string) =>
  [...html.matchAll(/href="(\/[^"]*)"/g)].filter(([, path = '']) => legalScreens.has(matchPath(path)?.name));

it.each(forms)(
  'before there is a page about privacy $path says so in place of its form',
  async ({ path, language }) => {
    const response = await request(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(mainOf(html)).toContain(formTexts(language)('FORMS_CLOSED'));
    expect(mainOf(html)).not.toContain('method="post"');
    // The link from the top of the contact page to its form.
    expect(mainOf(html)).not.toContain(formTexts(language)('CONTACT_WRITE'));
    expect(legalLinks(html)).toEqual([]);
  },
);

const sent = {
  ...person,
  name: 'Annelies Peeters',
  password: 'een lang wachtwoord',
  password_again: 'een lang wachtwoord',
  remark: 'Is er een tuin?',
  privacy: 'yes',
};

it.each(forms)('and $path refuses what is sent all the same', async ({ path, language }) => {
  const answer = await send(path, { ...sent, ...(await passCaptcha(database, 'contact')) });
  expect(answer.status).toBe(503);
  expect(mainOf(await answer.text())).toContain(formTexts(language)('FORMS_CLOSED'));
  expect(await database.selectFrom('lead').select('id').execute()).toEqual([]);
});

it('an agency that has said how to reach it is reached from there, and its forms open with the page', async () => {
  const unknown = mainOf(await (await request(href('nl', 'newsletter'))).text());
  expect(unknown).not.toMatch(/href="(tel|mailto):/);
  const agency = { ...defaultSettings.agency, phone: '03 234 56 78', email: 'info@scheldezicht.example' };
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify({ ...defaultSettings, agency }) })
    .execute();
  const path = href('nl', 'requestInformation', { id });
  const closed = mainOf(await (await request(path)).text());
  expect(closed).toContain('href="tel:+3232345678"');
  expect(closed).toContain('href="mailto:info@scheldezicht.example"');
  await addPage(database, 'privacy');
  const html = await (await request(path)).text();
  expect(mainOf(html)).toContain('method="post"');
  expect(legalLinks(mainOf(html))).toHaveLength(1);
});
