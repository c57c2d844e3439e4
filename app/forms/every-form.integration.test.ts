import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { href } from '#site/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { type FormTextKey, formTexts } from '#texts/forms.ts';
import type { LeadForm } from './form.ts';

const { request, database } = await createTestApp();

const person = {
  title: 'ms',
  first_name: 'Annelies',
  last_name: 'Peeters',
  email: 'annelies@voorbeeld.be',
  phone: '0470 12 34 56',
};
const personMissing: FormTextKey[] = [
  'TITLE_MISSING',
  'FIRST_NAME_MISSING',
  'LAST_NAME_MISSING',
  'EMAIL_MISSING',
  'PHONE_MISSING',
];

type Row = {
  form: LeadForm;
  page: (language: Language) => string;
  thanks: (language: Language) => string;
  given: Record<string, string>;
  missing: FormTextKey[];
  lead: Record<string, unknown>;
  /** Template and recipient of each mail. */
  mails: [template: string, recipient: string][];
};

const agency = 'info@agency.example';

const forms: Row[] = [
  {
    form: 'free_valuation',
    page: (language) => href(language, 'freeValuation'),
    thanks: (language) => href(language, 'thanksFreeValuation'),
    given: { ...person, street: 'Kouter 12', postal_code: 'B-9000', city: 'Gent' },
    missing: ['STREET_MISSING', 'POSTAL_CODE_MISSING', 'CITY_MISSING', ...personMissing],
    lead: { street: 'Kouter 12', postal_code: '9000', city: 'Gent', property_id: null },
    mails: [
      ['request-received', person.email],
      ['request-for-agent', agency],
    ],
  },
];

async function send(path: string, fields: Record<string, string>) {
  return request(path, {
    method: 'POST',
    headers: { Origin: 'http://localhost' },
    body: new URLSearchParams(fields),
  });
}

const lastLead = () =>
  database.selectFrom('lead').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

describe.each(forms)('the form $form', ({ form, page, thanks, given, missing, lead, mails }) => {
  it.each(languages)('says in %s what is missing', async (language) => {
    const shown = await request(page(language));
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('method="post"');
    const answer = await send(page(language), {});
    const html = await answer.text();
    const t = formTexts(language);
    expect(answer.status).toBe(422);
    expect(html).toContain(`<title>${t('ERROR_PREFIX')}`);
    for (const key of [...missing, 'PRIVACY_MISSING' as const]) expect(html).toContain(t(key));
  });

  it('is kept with its mails, and thanks', async () => {
    const answer = await send(page('fr'), {
      ...(await passCaptcha(database, form)),
      ...given,
      privacy: 'yes',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(thanks('fr'));
    expect((await request(thanks('fr'))).status).toBe(200);
    const kept = await lastLead();
    expect(kept).toMatchObject({ form, language: 'fr', page: page('fr'), ...lead });
    const sent = await database
      .selectFrom('mail_message')
      .selectAll()
      .where('lead_id', '=', kept?.id ?? 0)
      .orderBy('position')
      .execute();
    expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual(mails);
  });
});

it('puts the address that was typed before where it belongs', async () => {
  const html = await (
    await request(`/nl/gratis-schatting/?address=${encodeURIComponent('Kaai 8 "b", 9000 <Gent>')}`)
  ).text();
  expect(html).toContain('value="Kaai 8 &quot;b&quot;"');
  expect(html).toContain('value="9000"');
  expect(html).toContain('value="&lt;Gent&gt;"');
});
