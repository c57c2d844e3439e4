import { expect, it } from 'vitest';
import { confirmSubscription, endSubscription } from '#commands/lead/newsletter.ts';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addPage } from '#test/factories.ts';
import { person, sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const { request, database } = app;
await addPage(database, 'privacy');
const send = sendsForms(app);

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

it('the newsletter begins with the box of any form, counts when its link is confirmed, and ends with one click', async () => {
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

  // Nothing changes for a person who is subscribed already, and no mail is sent.
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

it('the newsletter asks an address three times a day at most', async () => {
  for (let count = 0; count < 5; count++) expect((await askFor('vaak@voorbeeld.be')).status).toBe(303);
  expect(await asks('vaak@voorbeeld.be')).toHaveLength(3);
});

it('the newsletter begins at the foot of a page', async () => {
  const answer = await send(href('nl', 'newsletter'), { begin: 'yes', email: 'voet@"voorbeeld.be' });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('value="voet@&quot;voorbeeld.be"');
  expect(html).not.toContain('role="alert"');
});

it('the newsletter can be confirmed for a week, and ended for ever', async () => {
  await askFor('later@voorbeeld.be');
  const { confirmPath = '', unsubscribePath = '' } = (await asks('later@voorbeeld.be'))[0]?.data ?? {};
  const tokenIn = (path: string) => new URL(path, 'http://localhost').searchParams.get('token') ?? '';
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await confirmSubscription(database, tokenIn(confirmPath), inDays(7.01))).toBe(false);
  expect(await statusOf('later@voorbeeld.be')).toBe('unconfirmed');
  expect(await confirmSubscription(database, tokenIn(confirmPath), inDays(6.99))).toBe(true);
  expect(await endSubscription(database, tokenIn(unsubscribePath), inDays(3650))).toBe(true);
  expect(await statusOf('later@voorbeeld.be')).toBe('ended');
});
