import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addPage } from '#test/factories.ts';
import { stopClock } from '#test/stop-clock.ts';
import { formTexts } from '#texts/forms/texts.ts';

const { request, database } = await createTestApp();
await addPage(database, 'privacy');

const answers = {
  remark: 'Is de woning nog vrij?\nGroeten',
  title: 'ms',
  first_name: 'Annelies',
  last_name: 'Peeters',
  email: 'annelies@voorbeeld.be',
  phone: '0470 12 34 56',
  privacy: 'yes',
};

async function send(
  fields: Record<string, string>,
  options?: { path?: string; from?: string; headers?: Record<string, string> },
) {
  return sendAsItIs({ ...(await passCaptcha(database, 'contact')), ...fields }, options);
}

function sendAsItIs(
  fields: Record<string, string>,
  { path = '/nl/contact/', from = '192.0.2.1', headers = {} } = {},
) {
  return request(path, {
    method: 'POST',
    headers: { Origin: 'http://localhost', 'X-Forwarded-For': from, ...headers },
    body: new URLSearchParams(fields),
  });
}

const leads = () => database.selectFrom('lead').selectAll().orderBy('id').execute();
const mails = () => database.selectFrom('mail_message').selectAll().orderBy('position').execute();

it('keeps a request with its mails and thanks', async () => {
  const campaign = 'utm_source=mail&utm_term=a%00b&page=2';
  const referrer = 'https://zoeker.example/?q=annelies+peeters';
  const email = 'bewaard@voorbeeld.be';
  const answer = await send({
    ...answers,
    email,
    phone: '0470123456',
    newsletter: 'yes',
    campaign,
    referrer,
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toMatch(/^\/nl\/bedankt\/contact\/\?token=[\w.-]+$/);
  const lead = (await leads()).find((each) => each.email === email);
  expect(lead).toMatchObject({
    form: 'contact',
    language: 'nl',
    page: '/nl/contact/',
    title: 'ms',
    remark: answers.remark,
    newsletter: true,
    privacy_version: 2,
    campaign: { utm_source: 'mail' },
    // Without the path and query, which would reveal the search.
    referrer: 'https://zoeker.example',
  });
  const sent = (await mails()).filter(({ recipient, reply_to }) => [recipient, reply_to].includes(email));
  expect(sent).toMatchObject([
    { template: 'request-received', recipient: email, lead_id: lead?.id },
    { template: 'request-for-agent', reply_to: email, lead_id: lead?.id },
    { template: 'confirm-newsletter', recipient: email, lead_id: lead?.id },
  ]);
  const told = { label: 'Telefoon', value: '0470 12 34 56' };
  const [toVisitor, toAgent] = sent;
  expect(toVisitor?.data).toHaveProperty('answers', expect.arrayContaining([told]));
  expect(toAgent?.data).toHaveProperty('answers', expect.not.arrayContaining([told]));
  expect(toAgent?.data).toHaveProperty('visitor.phone', '0470123456');
});

it.each([
  ['nl', '/nl/contact/', 'Fout: ', 'Naam is verplicht'],
  ['fr', '/fr/contact/', 'Erreur\u202f: ', 'Le nom est obligatoire'],
  ['de', '/de/kontakt/', 'Fehler: ', 'Der Nachname fehlt noch'],
  ['en', '/en/contact/', 'Error: ', 'Last name is required'],
])(
  'says in %s what is wrong, at the top and at the field, and keeps what was typed',
  async (_, path, title, text) => {
    const { last_name: _name, ...rest } = answers;
    const answer = await send({ ...rest, email: 'annelies@' }, { path });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(`<title>${title}`);
    expect(html.split(text)).toHaveLength(4);
    expect(html).toContain('value="annelies@"');
    expect(html).toContain('Is de woning nog vrij?');
  },
);

it('takes the same twice for one request, with a key and without', async () => {
  const before = (await leads()).length;
  const key = '0d4cfd1e-8b8f-4f7a-9a3c-0b6a5f0f3a01';
  const again = { ...answers, remark: 'Nog eens' };
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const from = `198.51.100.${index + 1}`;
      return (await send({ ...again, idempotency_key: key }, { from })).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([303]));
  expect((await send({ ...answers, remark: 'Iets anders', idempotency_key: key })).status).toBe(422);
  await Promise.all([1, 2, 3].map(() => send({ ...answers, remark: 'Zonder sleutel' })));
  expect(await leads()).toHaveLength(before + 2);
});

it('writes the agency all that was typed, and whoever it may not be from no link', async () => {
  await send({
    ...answers,
    email: 'piet@voorbeeld.be',
    remark: 'Log in op https://evil.example/x',
    last_name: 'www.evil.example',
  });
  const sent = (await mails()).filter(({ data }) => JSON.stringify(data).includes('piet@voorbeeld.be'));
  expect(sent.map(({ template, data }) => [template, JSON.stringify(data).includes('evil')])).toEqual([
    ['request-received', false],
    ['request-for-agent', true],
  ]);
});

it('keeps nothing of a program that fills in what nobody sees, and does not tell it', async () => {
  const before = (await leads()).length;
  const answer = await send({ ...answers, remark: 'Koop nu', company_fax: '123' });
  expect(answer.status).toBe(303);
  expect(await leads()).toHaveLength(before);
});

it.each([
  ['a remark that is too long', { remark: 'x'.repeat(4001) }, 422],
  ['a line end in a name', { last_name: 'Peeters\r\nBcc: a@b.be' }, 422],
  ['a choice that there is not', { title: 'lord' }, 422],
  ['two addresses', { email: 'a@b.be, c@d.be' }, 422],
  ['a null character', { remark: 'a\0b' }, 422],
  ['a megabyte', { remark: 'x'.repeat(1_000_000) }, 413],
  ['entries without end', Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`f${at}`, ''])), 413],
])('refuses %s', async (_, given, status) => {
  expect((await send({ ...answers, ...given })).status).toBe(status);
});

it('refuses other types of content and other sites', async () => {
  const json = await request('/nl/contact/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
    body: '{}',
  });
  expect(json.status).toBe(415);
  expect((await send(answers, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
});

it('gives back the fields of the form alone', async () => {
  const answer = await send({ ...answers, email: 'not-an-address', planted: 'of-somebody-else' });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain('not-an-address');
  expect(page).not.toContain('of-somebody-else');
});

it('refuses a form a hundred times an hour for one address, then as one too many, with what was typed', async () => {
  stopClock();
  const wrong = { ...answers, email: 'not-an-address' };
  const statusFor = async (from: string) => (await send(wrong, { from })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 101; count++) statuses.push(await statusFor('192.0.2.79'));
  expect(new Set(statuses.slice(0, 100))).toEqual(new Set([422]));
  expect(statuses.at(-1)).toBe(429);
  expect(await statusFor('192.0.2.80')).toBe(422);
  const page = await (await send(wrong, { from: '192.0.2.79' })).text();
  expect(page).toContain('not-an-address');
  expect(page).toContain(formTexts('nl')('TOO_MANY'));
});

it('counts a wrong captcha as a guess alone', async () => {
  stopClock();
  const counted = async () => {
    const rows = await database.selectFrom('request_count').select('count').execute();
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
  const before = await counted();
  const guess = { ...answers, captcha: 'wrong', captcha_work: '' };
  expect((await send(guess, { from: '192.0.2.81' })).status).toBe(422);
  expect(await counted()).toBe(before + 1);
  expect((await send({ ...answers, email: 'no' }, { from: '192.0.2.81' })).status).toBe(422);
  expect(await counted()).toBe(before + 2);
});

it('has a limit per address, and says after how many seconds to try again', async () => {
  stopClock();
  const statuses: number[] = [];
  const waits: (string | null)[] = [];
  for (let count = 0; count < 31; count++) {
    const { status, headers } = await send({ ...answers, remark: `Vraag ${count}` }, { from: '192.0.2.77' });
    statuses.push(status);
    waits.push(headers.get('Retry-After'));
  }
  expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true);
  expect([statuses.at(-1), waits.at(-1)]).toEqual([429, '3600']);
  expect(waits.slice(0, 30)).toEqual(Array(30).fill(null));
  expect((await send({ ...answers, remark: 'Buur' }, { from: '192.0.2.78' })).status).toBe(303);
});

it.each([
  '\u202a+32470123456\u202c',
  '\u2066+32 470 12 34 56\u2069',
  '\u200e0470123456',
  '+32\u2011470\u201112\u201134\u201156',
  '0470\u201312\u201334\u201356',
])('takes the number %j as it is pasted, and an address with what nobody sees', async (phone) => {
  const before = (await leads()).length;
  const email = '\u200bgeplakt@voorbeeld.be\ufeff';
  const answer = await send({ ...answers, phone, email, last_name: 'Van\u00a0den\u2011Berg' });
  expect(answer.status).toBe(303);
  const [lead] = (await leads()).slice(before);
  expect(lead).toMatchObject({ email: 'geplakt@voorbeeld.be', last_name: 'Van den-Berg' });
  expect(lead?.phone).toMatch(/^[+\d -]+$/);
});

it('takes a name of characters that nobody sees for none', async () => {
  expect((await send({ ...answers, last_name: '\u200b\u2060' })).status).toBe(422);
});
