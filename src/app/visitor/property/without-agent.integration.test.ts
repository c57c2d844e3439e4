import { describe, expect, it, onTestFinished } from 'vitest';
import type { LeadForm } from '#domain/lead/lead-forms.ts';
import { openDays } from '#domain/time/time-slots.ts';
import { href, type PathName } from '#site/paths/paths.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addGhent, addPage, addProject, addProperty } from '#test/factories.ts';
import { person, sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const { request, database } = app;
await addPage(database, 'privacy');
const send = sendsForms(app);

const agency = {
  ...defaultSettings.agency,
  name: 'Rooilijn',
  phone: '092345678',
  email: 'gent@rooilijn.example',
};
await database
  .insertInto('setting')
  .values({ document: JSON.stringify({ ...defaultSettings, agency }) })
  .execute();
const setAgency = (changed: typeof agency) =>
  database
    .updateTable('setting')
    .set({ document: JSON.stringify({ ...defaultSettings, agency: changed }) })
    .execute();

const place_id = await addGhent(database);
const properties = {
  available: await addProperty(database, { place_id }),
  'under option': await addProperty(database, { place_id, availability: 'option' }),
  'to let': await addProperty(database, { place_id, purpose: 'rent' }),
};
const projectId = await addProject(database, { place_id });
await addProperty(database, { place_id, project_id: projectId });

async function pageOf(id: number): Promise<string> {
  const form = await (await request(href('nl', 'requestInformation', { id }))).text();
  const [, path = ''] = /<a [^>]*href="([^"]*\/gent\/[^"]*)"/.exec(form) ?? [];
  return (await request(path)).text();
}

describe.each(Object.entries(properties))('a property %s without an agent', (kind, id) => {
  it('is asked about like any other, at the agency', async () => {
    const html = await pageOf(id);
    const forms = ['requestAppointment', 'requestInformation', ...(kind === 'to let' ? [] : ['offer'])];
    for (const form of forms) expect(html).toContain(`href="${href('nl', form as 'offer', { id })}"`);
    expect(html).toContain('Rooilijn');
    expect(html).toContain('092 34 56 78');
    expect(html).toContain('mailto:gent@rooilijn.example');
    expect(html, 'the bar of a phone').toMatch(
      /phone-bar.*href="tel:\+3292345678" [^>]*aria-label="Rooilijn bellen"/,
    );
    expect(html, 'of an agent').not.toContain('Kent dit pand');
    expect(html, 'for search engines').toMatch(/"offeredBy":\{[^}]*"name":"Rooilijn"/);
  });

  it.each<[LeadForm, PathName, Record<string, string>]>([
    ['contact_me', 'requestInformation', { remark: 'Is er een tuin?' }],
    [
      'visit',
      'requestAppointment',
      { moments: `${openDays(new Date(), 10).at(-1)}T10:00-13:00`, terms: 'yes' },
    ],
  ])('sends %s to the agency, and signs with its name', async (form, screen, given) => {
    const email = `${form}-${id}@voorbeeld.be`;
    const answer = await send(href('nl', screen as 'offer', { id }), {
      ...person,
      ...given,
      ...(await passCaptcha(database, form)),
      email,
      privacy: 'yes',
    });
    expect(answer.status).toBe(303);
    const mails = await database
      .selectFrom('mail_message')
      .select(['template', 'recipient'])
      .where((is) => is.or([is('recipient', '=', email), is('reply_to', '=', email)]))
      .execute();
    const toAgency = mails.filter(({ template }) => template === 'request-for-agent');
    expect(toAgency.map(({ recipient }) => recipient)).toEqual([agency.email]);
    expect(mails).toHaveLength(2);
  });
});

it('a project without an agent has the agency beside its forms', async () => {
  const path = href('nl', 'projectInformation', { id: projectId });
  const form = await (await request(path)).text();
  expect(form).toContain('092 34 56 78');
  const [, projectPath = ''] = /<a [^>]*href="(\/nl\/projecten\/gent\/[^"]*)"/.exec(form) ?? [];
  const html = await (await request(projectPath)).text();
  expect(html).toContain(`href="${path}"`);
  expect(html).toContain('mailto:gent@rooilijn.example');
});

it('where the agency has no telephone either, the bar of a phone writes to it', async () => {
  await setAgency({ ...agency, phone: '' });
  onTestFinished(async () => void (await setAgency(agency)));
  const html = await pageOf(properties.available);
  expect(html).toMatch(/phone-bar.*href="mailto:gent@rooilijn\.example" [^>]*aria-label="Rooilijn mailen"/);
  expect(html).not.toContain('href="tel:"');
});
