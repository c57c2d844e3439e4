import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import type { LeadForm } from '#domain/lead-forms.ts';
import { href } from '#site/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addAgent, addGhent, addProject, addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';
import { type FormTextKey, formTexts } from '#texts/forms.ts';

const { request, database, documentFiles } = await createTestApp();

const place_id = await addGhent(database);
const agent_id = await addAgent(database);
const id = await addProperty(database, { place_id, agent_id, publish_price: false });
const projectId = await addProject(database, { place_id, agent_id });
await documentFiles.write('plans.pdf', Buffer.from('%PDF-1.4 plans'));
const { id: plans } = await database
  .insertInto('document')
  .values({
    property_id: id,
    kind: 'plans',
    access: 'request',
    file_key: 'plans.pdf',
    mime_type: 'application/pdf',
  })
  .returning('id')
  .executeTakeFirstOrThrow();
const { email: agentEmail } = await database.selectFrom('agent').select('email').executeTakeFirstOrThrow();

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
  {
    form: 'contact_me',
    page: (language) => href(language, 'requestInformation', { id }),
    thanks: (language) => href(language, 'thanksContactMe'),
    given: { ...person, remark: 'Is er een tuin?', contact_by: 'phone' },
    missing: ['CONTACT_REMARK_MISSING', ...personMissing],
    lead: { property_id: id, agent_id, remark: 'Is er een tuin?', answers: { contact_by: 'phone' } },
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
    given: { ...person, amount: '€ 400.000' },
    missing: ['OFFER_AMOUNT_MISSING', ...personMissing],
    lead: { property_id: id, agent_id, answers: { amount: 400_000_00 } },
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

let sent = 0;

/** Each from an address of its own: one address may send thirty forms an hour. */
async function send(path: string, fields: Record<string, string>) {
  sent += 1;
  return request(path, {
    method: 'POST',
    headers: { Origin: 'http://localhost', 'X-Forwarded-For': `192.0.2.${sent}` },
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
    const queued = await database
      .selectFrom('mail_message')
      .selectAll()
      .where('lead_id', '=', kept?.id ?? 0)
      .orderBy('position')
      .execute();
    expect(queued.map(({ template, recipient }) => [template, recipient])).toEqual(mails);
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

it('asks for a visit to a project where its page leads', async () => {
  const path = href('nl', 'project', { city: 'gent', slug: 'x', id: projectId });
  const page = await request((await request(path)).headers.get('Location') ?? path);
  const link = /href="([^"]*wish=visit)"/.exec(await page.text())?.[1] ?? '';
  expect(link).toBe(`${href('nl', 'projectInformation', { id: projectId })}?wish=visit`);
  expect(await (await request(link)).text()).toMatch(/<input[^>]*checked=""[^>]*value="visit"/);
});

describe('a form about a home', () => {
  const mailOf = (template: string) =>
    database
      .selectFrom('mail_message')
      .selectAll()
      .where('template', '=', template)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();

  it('never tells a hidden price, nor counts with it', async () => {
    for (const screen of ['requestInformation', 'offer'] as const) {
      const html = await pageWithData({ request }, href('nl', screen, { id }));
      expect(html.replaceAll('\u00a0', ' ')).not.toMatch(/412[.]?500|41[.]250/);
    }
  });

  it('is of a home that there is: not of one that never was, is withdrawn, sold, or to let', async () => {
    const withdrawn = await addProperty(database, { publication: 'withdrawn' });
    const sold = await addProperty(database, { place_id, availability: 'sold' });
    const toLet = await addProperty(database, { place_id, purpose: 'rent' });
    const statusOf = async (screen: 'offer' | 'requestInformation', of: number) => {
      const path = href('nl', screen, { id: of });
      return [(await request(path)).status, (await send(path, {})).status];
    };
    expect(await statusOf('requestInformation', 999_999)).toEqual([404, 404]);
    expect(await statusOf('requestInformation', withdrawn)).toEqual([410, 410]);
    expect(await statusOf('requestInformation', sold)).toEqual([302, 302]);
    expect(await statusOf('offer', toLet)).toEqual([302, 302]);
  });

  it('tells the advance of an offer in the mails', async () => {
    const mails = await database
      .selectFrom('mail_message')
      .innerJoin('lead', 'lead.id', 'mail_message.lead_id')
      .where('lead.form', '=', 'offer')
      .select('mail_message.data')
      .execute();
    expect(mails).toHaveLength(2);
    for (const { data } of mails)
      expect(JSON.stringify(data).replaceAll('\u00a0', ' ')).toContain('€ 40.000');
  });

  it('mails links to documents that hold for a week and for that document alone', async () => {
    const { data } = (await mailOf('documents')) as unknown as { data: { documents: { path: string }[] } };
    const path = data.documents[0]?.path ?? '';
    const file = await request(path);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Disposition')).toContain('attachment');
    expect(await file.text()).toBe('%PDF-1.4 plans');
    expect((await request(`/documents/${plans}/`)).status).toBe(404);
    expect((await request(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
    expect((await request(path.replace(/\d+/, '1000'))).status).toBe(404);
  });

  it('says that documents were asked for already', async () => {
    const answer = await send(href('en', 'requestDocuments', { id }), {
      ...(await passCaptcha(database, 'documents')),
      ...person,
      email: person.email.toUpperCase(),
      documents: String(plans),
      privacy: 'yes',
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Documents already requested; documents will be sent by email.');
  });

  it('sends a friend no address that the sender wrote, and three mails a day at most', async () => {
    const mails = () =>
      database.selectFrom('mail_message').selectAll().where('template', '=', 'friend').execute();
    expect((await mails())[0]?.data).toMatchObject({ remark: 'Kijk op …' });
    for (const sender of ['a', 'b', 'c', 'd']) {
      const answer = await send(href('nl', 'sendToFriend', { id }), {
        ...(await passCaptcha(database, 'send_to_friend')),
        ...person,
        email: `${sender}@voorbeeld.be`,
        friend_email: 'Vriend@voorbeeld.be',
        privacy: 'yes',
      });
      expect(answer.status).toBe(303);
    }
    expect(await mails()).toHaveLength(3);
  });

  it('sends ten mails a day at most in the name of one address', async () => {
    for (let count = 0; count < 11; count++) {
      await send(href('nl', 'sendToFriend', { id }), {
        ...(await passCaptcha(database, 'send_to_friend')),
        ...person,
        email: 'veel@voorbeeld.be',
        friend_email: `vriend${count}@voorbeeld.be`,
        privacy: 'yes',
      });
    }
    const inOneName = await database
      .selectFrom('mail_message')
      .select('recipient')
      .where('template', '=', 'friend')
      .where('reply_to', '=', 'veel@voorbeeld.be')
      .execute();
    expect(inOneName).toHaveLength(10);
  });
});

describe('the newsletter', () => {
  const statusOf = async (email: string) =>
    (
      await database
        .selectFrom('newsletter_subscription')
        .select('status')
        .where('email', '=', email)
        .executeTakeFirst()
    )?.status;
  const asks = (email: string) =>
    database
      .selectFrom('mail_message')
      .select('data')
      .where('template', '=', 'confirm-newsletter')
      .where('recipient', '=', email)
      .orderBy('position')
      .execute() as unknown as Promise<{ data: { confirmPath: string; unsubscribePath: string } }[]>;
  const askFor = async (email: string) =>
    send(href('nl', 'newsletter'), {
      ...(await passCaptcha(database, 'newsletter')),
      email,
      privacy: 'yes',
      idempotency_key: crypto.randomUUID(),
    });

  it('begins with the box of any form, counts when its link is confirmed, and ends with one click', async () => {
    const email = 'vinkje@voorbeeld.be';
    const answer = await send('/nl/contact/', {
      ...(await passCaptcha(database, 'contact')),
      ...person,
      email,
      remark: 'Dag',
      privacy: 'yes',
      newsletter: 'yes',
    });
    expect(answer.status).toBe(303);
    expect(await statusOf(email)).toBe('unconfirmed');
    const [ask] = await asks(email);
    const { confirmPath = '', unsubscribePath = '' } = ask?.data ?? {};

    const shown = await (await request(confirmPath)).text();
    expect(shown).toContain('Ja, schrijf me in');
    expect(shown).not.toContain(new URL(confirmPath, 'http://x').searchParams.get('token'));
    expect(await statusOf(email)).toBe('unconfirmed');
    expect((await send(confirmPath.replace(/.$/, '-'), {})).status).toBe(410);
    expect(await (await send(confirmPath, {})).text()).toContain('U bent ingeschreven op de nieuwsbrief.');
    expect(await statusOf(email)).toBe('active');

    // Of who is subscribed already nothing changes, and nobody is told.
    expect((await askFor(email)).status).toBe(303);
    expect(await asks(email)).toHaveLength(1);

    const page = await request(unsubscribePath, { headers: { 'Accept-Language': 'nl' } });
    expect(page.headers.get('Location')).toBe(
      unsubscribePath.replace('/unsubscribe/newsletter/', '/nl/nieuwsbrief/uitschrijven/'),
    );
    expect(await statusOf(email)).toBe('active');
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await request('/unsubscribe/newsletter/?token=1.0.x', oneClick)).status).toBe(404);
    expect((await request(unsubscribePath, oneClick)).status).toBe(200);
    expect(await statusOf(email)).toBe('ended');
    expect((await send(confirmPath, {})).status).toBe(410);
  });

  it('asks an address three times a day at most', async () => {
    for (let count = 0; count < 5; count++) expect((await askFor('vaak@voorbeeld.be')).status).toBe(303);
    expect(await asks('vaak@voorbeeld.be')).toHaveLength(3);
  });

  it('begins at the foot of a page', async () => {
    const answer = await send(href('nl', 'newsletter'), { begin: 'yes', email: 'voet@"voorbeeld.be' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('value="voet@&quot;voorbeeld.be"');
    expect(html).not.toContain('role="alert"');
  });
});

it('keeps a testimonial as a draft, that nobody sees', async () => {
  const [draft] = await database.selectFrom('testimonial').selectAll().execute();
  expect(draft).toMatchObject({
    author: 'Famille Dubois',
    comment: { fr: 'Eline appelait toujours.' },
    website: 'https://www.dubois.example',
    publication: 'draft',
  });
  const list = await (await request(href('fr', 'testimonials'))).text();
  expect(list).not.toContain('Dubois');
  expect((await request(href('fr', 'testimonial', { slug: draft?.slug ?? '' }))).status).toBe(404);
});
