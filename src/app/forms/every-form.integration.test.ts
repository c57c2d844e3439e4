import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import type { LeadForm } from '#domain/lead/lead-forms.ts';
import { usualLastDay } from '#domain/lead/offer-term.ts';
import { dayOf } from '#domain/time/dates.ts';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addAgent, addGhent, addPage, addPlans, addProject, addProperty } from '#test/factories.ts';
import { person, sendsForms } from '#test/visitor.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';

const app = await createTestApp();
const { request, database } = app;
await addPage(database, 'privacy');
const send = sendsForms(app);

const place_id = await addGhent(database);
const agent_id = await addAgent(database);
const id = await addProperty(database, { place_id, agent_id, publish_price: false });
const projectId = await addProject(database, { place_id, agent_id });
const plans = await addPlans(database, id);
const { email: agentEmail } = await database.selectFrom('agent').select('email').executeTakeFirstOrThrow();

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

const lastDay = usualLastDay(dayOf(new Date()));

const agency = 'info@agency.example';

const forms: Row[] = [
  {
    form: 'free_valuation',
    page: (language) => href(language, 'freeValuation'),
    thanks: (language) => href(language, 'thanksFreeValuation'),
    given: { ...person, goal: 'let', street: 'Kouter 12', postal_code: 'B-9000', city: 'Gent' },
    missing: [
      'VALUATION_GOAL_MISSING',
      'STREET_MISSING',
      'POSTAL_CODE_MISSING',
      'CITY_MISSING',
      ...personMissing,
    ],
    lead: {
      street: 'Kouter 12',
      postal_code: '9000',
      city: 'Gent',
      property_id: null,
      answers: { goal: 'let' },
    },
    mails: [
      ['request-received', person.email],
      ['request-for-agent', agency],
    ],
  },
  {
    form: 'contact_me',
    page: (language) => href(language, 'requestInformation', { id }),
    thanks: (language) => href(language, 'thanksContactMe'),
    given: {
      ...person,
      remark: 'Is er een tuin?',
      street: 'Kouter 12',
      city: 'Gent',
      contact_by: 'phone',
      call_times: '16:00-19:00',
    },
    missing: ['CONTACT_REMARK_MISSING', ...personMissing],
    lead: {
      property_id: id,
      agent_id,
      remark: 'Is er een tuin?',
      street: 'Kouter 12',
      city: 'Gent',
      answers: { contact_by: 'phone', call_times: ['16:00-19:00'] },
    },
    mails: [
      ['request-received', person.email],
      ['request-for-agent', agentEmail],
    ],
  },
  {
    form: 'documents',
    page: (language) => href(language, 'requestDocuments', { id }),
    thanks: (language) => href(language, 'thanksDocuments'),
    given: { ...person, documents: String(plans) },
    missing: ['DOCUMENTS_WHICH_MISSING', ...personMissing],
    lead: { property_id: id, agent_id, answers: { documents: [String(plans)] } },
    mails: [
      ['request-for-agent', agentEmail],
      ['documents', person.email],
    ],
  },
  {
    form: 'project',
    page: (language) => href(language, 'projectInformation', { id: projectId }),
    thanks: (language) => href(language, 'thanksConstruction'),
    given: person,
    missing: personMissing,
    lead: { project_id: projectId, agent_id },
    mails: [
      ['request-received', person.email],
      ['request-for-agent', agentEmail],
    ],
  },
  {
    form: 'send_to_friend',
    page: (language) => href(language, 'sendToFriend', { id }),
    thanks: (language) => href(language, 'thanksSendToFriend'),
    given: { ...person, friend_email: 'vriend@voorbeeld.be', remark: 'Kijk op www.evil.example!' },
    missing: ['FRIEND_EMAIL_MISSING', 'FIRST_NAME_MISSING', 'LAST_NAME_MISSING', 'EMAIL_MISSING'],
    lead: { property_id: id, answers: { friend_email: 'vriend@voorbeeld.be' } },
    mails: [
      ['request-for-agent', agentEmail],
      ['friend', 'vriend@voorbeeld.be'],
    ],
  },
  {
    form: 'offer',
    page: (language) => href(language, 'offer', { id }),
    thanks: (language) => href(language, 'thanksOffer'),
    given: { ...person, amount: '€ 400.000', valid_until: lastDay },
    missing: ['OFFER_AMOUNT_MISSING', 'OFFER_VALID_MISSING', ...personMissing],
    lead: { property_id: id, agent_id, answers: { amount: 400_000_00, valid_until: lastDay } },
    mails: [
      ['request-received', person.email],
      ['request-for-agent', agentEmail],
    ],
  },
  {
    form: 'newsletter',
    page: (language) => href(language, 'newsletter'),
    thanks: (language) => href(language, 'thanksNewsletter'),
    given: { email: 'lezer@voorbeeld.be' },
    missing: ['EMAIL_MISSING'],
    lead: { email: 'lezer@voorbeeld.be' },
    mails: [['confirm-newsletter', 'lezer@voorbeeld.be']],
  },
  {
    form: 'testimonial',
    page: (language) => href(language, 'writeTestimonial'),
    thanks: (language) => href(language, 'thanksTestimonial'),
    given: {
      comment: 'Eline appelait toujours.',
      author: 'Famille Dubois',
      email: 'dubois@exemple.be',
      website: 'www.dubois.example',
    },
    missing: ['TESTIMONIAL_COMMENT_MISSING', 'TESTIMONIAL_NAME_MISSING', 'EMAIL_MISSING'],
    lead: {
      email: 'dubois@exemple.be',
      answers: {
        author: 'Famille Dubois',
        comment: 'Eline appelait toujours.',
        website: 'https://www.dubois.example',
      },
    },
    mails: [
      ['request-received', 'dubois@exemple.be'],
      ['testimonial-for-agency', agency],
    ],
  },
];

const lastLead = () =>
  database.selectFrom('lead').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

describe.each(forms)('the form $form', ({ form, page, thanks, given, missing, lead, mails }) => {
  it.each(languages)('says in %s what is missing', async (language) => {
    const shown = await request(page(language));
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('method="post"');
    // An empty value is no tick.
    const answer = await send(page(language), { privacy: '' });
    const html = await answer.text();
    const t = formTexts(language);
    expect(answer.status).toBe(422);
    expect(html).toContain(`<title>${t('ERROR_PREFIX')}`);
    for (const key of [...missing, 'PRIVACY_MISSING' as const]) expect(html).toContain(t(key));
  });

  it('keeps nothing of whoever passes no captcha, or that of another form', async () => {
    const before = await lastLead();
    const t = formTexts('fr');
    const other = form === 'offer' ? 'contact' : 'offer';
    for (const [said, captcha] of [
      ['CAPTCHA_MISSING', {}],
      ['CAPTCHA_WRONG', { captcha: 'AAAAA' }],
      ['CAPTCHA_WRONG', await passCaptcha(database, other)],
    ] as const) {
      const answer = await send(page('fr'), { ...given, ...captcha, privacy: 'yes' });
      expect(answer.status, said).toBe(422);
      expect(await answer.text()).toContain(t(said));
    }
    expect(await lastLead()).toEqual(before);
  });

  it('is kept with its mails, and thanks', async () => {
    const answer = await send(page('fr'), {
      ...(await passCaptcha(database, form)),
      ...given,
      privacy: 'yes',
    });
    expect(answer.status).toBe(303);
    const [thanked, token] = (answer.headers.get('Location') ?? '').split('?token=');
    expect(thanked).toBe(thanks('fr'));
    expect((await request(thanks('fr'))).status).toBe(200);
    const thankful = await request(`${thanked}?token=${token}`);
    expect(thankful.headers.get('Cache-Control')).toContain('no-store');
    const { first_name: name } = given as { first_name?: string };
    expect(await thankful.text()).toContain(name ? `Merci, ${name}.` : 'Merci.');
    const kept = await lastLead();
    expect(kept).toMatchObject({ form, language: 'fr', page: page('fr'), ...lead });
    const queued = await database
      .selectFrom('mail_message')
      .selectAll()
      .where('lead_id', '=', kept?.id ?? 0)
      .orderBy('position')
      .execute();
    expect(queued.map(({ template, recipient }) => [template, recipient])).toEqual(mails);
    for (const { template, language, data } of queued) {
      expect(language, template).toBe(template.includes('-for-ag') ? 'nl' : 'fr');
      // The visitor's name stands above the answers, which do not repeat it.
      const { email } = given as { email?: string };
      if (template === 'request-for-agent' && email)
        expect(JSON.stringify(data).split(email)).toHaveLength(2);
    }
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
