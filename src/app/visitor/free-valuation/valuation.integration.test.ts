import { expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addPage } from '#test/factories.ts';
import { person, sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const { request, database } = app;
await addPage(database, 'privacy');
const send = sendsForms(app);

const address = { goal: 'sell', street: 'Kouter 12', postal_code: '9000', city: 'Gent' };
const choices = { type: 'house', bedrooms: '5+', construction_period: '-1945' };
const asked = { ...person, ...address, ...choices, privacy: 'yes' };

it.each([
  ['nl', { Type: 'Huis', Slaapkamers: '5+', Bouwjaar: 'Voor 1946' }],
  ['fr', { 'Type de bien': 'Maison', Chambres: '5+', 'Année de construction': 'Avant 1946' }],
  ['de', { Objektart: 'Haus', Schlafzimmer: '5+', Baujahr: 'Vor 1946' }],
  ['en', { 'Property type': 'House', Bedrooms: '5+', 'Year built': 'Before 1946' }],
] as const)('the choices are kept, and told in %s and to the agency', async (language, told) => {
  const captcha = await passCaptcha(database, 'free_valuation');
  const answer = await send(href(language, 'freeValuation'), { ...captcha, ...asked });
  expect(answer.status).toBe(303);
  const lead = await database
    .selectFrom('lead')
    .select(['id', 'answers'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(lead.answers).toEqual({ goal: 'sell', ...choices });
  const mails = await database
    .selectFrom('mail_message')
    .select(['template', 'data'])
    .where('lead_id', '=', lead.id)
    .orderBy('position')
    .execute();
  expect(mails.map(({ template }) => template)).toEqual(['request-received', 'request-for-agent']);
  const toAgency = { Type: 'Huis', Slaapkamers: '5+', Bouwjaar: 'Voor 1946' };
  for (const [at, words] of [told, toAgency].entries()) {
    const answers = Object.entries(words).map(([label, value]) => ({ label, value }));
    expect(mails[at]?.data).toHaveProperty('answers', expect.arrayContaining(answers));
  }
});

it('what was chosen stays chosen if something else is wrong, and other values are refused', async () => {
  const path = href('nl', 'freeValuation');
  const chosen = async (fields: Record<string, string>) => {
    const answer = await send(path, { ...asked, ...fields });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    const ticked = html.match(/<input[^>]*\schecked=""[^>]*>/g) ?? [];
    return { html, values: ticked.map((input) => /value="([^"]*)"/.exec(input)?.[1]) };
  };
  const refused = await chosen({ postal_code: '9' });
  expect(refused.values).toEqual(expect.arrayContaining(Object.values(choices)));
  expect(refused.html).not.toContain('Kies een van de mogelijkheden');
  expect((await chosen({ bedrooms: '77' })).html).toContain('Kies een van de mogelijkheden');
});

it('offers every choice without JavaScript, and asks for none', async () => {
  const html = await (await request(href('nl', 'freeValuation'))).text();
  const inputs = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  const own = inputs.filter((input) => /name="(?:type|bedrooms|construction_period)"/.test(input));
  expect(own).toHaveLength(6 + 6 + 6);
  expect(own.join()).not.toContain('required');
});
