import { expect, it } from 'vitest';
import { inviteOwner } from '#commands/owner/invite-owner.ts';
import { createTestApp } from '#test/app.ts';
import { addPage } from '#test/factories.ts';
import { cookieOf, newPassword, ownerAccounts } from '#test/owner-account.ts';
import { addOwner, logIn } from '#test/owners.ts';
import { stopClock } from '#test/stop-clock.ts';
import { sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const { request, database } = app;
await addPage(database, 'privacy');
const send = sendsForms(app);
const { mails, kinds, pathIn, isIn, ownerOf } = ownerAccounts(app);

const given = {
  name: 'Annelies Peeters',
  email: 'Annelies@Voorbeeld.be',
  password: newPassword,
  password_again: newPassword,
  privacy: 'yes',
};
const register = (fields: Record<string, string> = {}) =>
  send('/fr/login/inscription/', { ...given, ...fields });

it('registering asks to confirm the address, and takes the password for it', async () => {
  const answer = await register();
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/fr/login/?told=register']);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await kinds()).toEqual(['owner-confirm annelies@voorbeeld.be']);
  expect(await ownerOf('annelies@voorbeeld.be')).toMatchObject({ language: 'fr', email_verified: false });
  const path = await pathIn('confirmPath');
  expect(path).toMatch(/^\/fr\/login\/confirmer-e-mail\/\?token=[\w-]{43}$/);

  expect((await send('/fr/login/', { email: given.email, password: newPassword })).status).toBe(403);
  const page = await request(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(await ownerOf('annelies@voorbeeld.be')).toMatchObject({ email_verified: false });
  const wrong = await send(path, { password: 'pas le bon' });
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([422, []]);
  const confirmed = await send(path, { password: newPassword });
  expect(confirmed.status).toBe(303);
  expect(await isIn(cookieOf(confirmed))).toBe(true);
  expect(await ownerOf('annelies@voorbeeld.be')).toMatchObject({ email_verified: true });
  expect((await request(path)).status).toBe(410);
  expect((await send(path, { password: newPassword })).status).toBe(410);
});

it('registering answers the same where there is an account, tells it by mail and changes nothing', async () => {
  const { email, id } = await addOwner(database, { name: 'Lies Maes', language: 'de' });
  const answer = await register({ email });
  const other = await register({ email: 'nog@voorbeeld.be' });
  for (const each of [answer, other])
    expect([each.status, each.headers.get('Location'), await each.text()]).toEqual([
      303,
      '/fr/login/?told=register',
      '',
    ]);
  expect(await kinds()).toEqual([`owner-exists ${email}`, 'owner-confirm nog@voorbeeld.be']);
  expect((await mails())[0]?.language).toBe('de');
  expect(await ownerOf(email)).toMatchObject({ id, name: 'Lies Maes' });
  await logIn(request, email);
});

it('registering puts nothing that was typed into a mail before the address is confirmed', async () => {
  const email = 'slachtoffer@voorbeeld.be';
  const name = 'Uw rekening is GEBLOKKEERD bel 0900';
  await register({ email, name });
  await register({ email, name });
  await send('/nl/login/wachtwoord-vergeten/', { email });
  expect(await kinds()).toEqual([
    `owner-confirm ${email}`,
    `owner-exists ${email}`,
    `owner-password ${email}`,
  ]);
  for (const { data } of await mails()) expect(JSON.stringify(data)).not.toContain('GEBLOKKEERD');
  const jobs = { enqueue: async () => {} };
  const by = { database, jobs, now: new Date(), actor: 'command' };
  await inviteOwner(by, { email, name: 'Lies Maes', language: 'de', propertyIds: [] });
  expect((await mails()).at(-1)).toMatchObject({
    template: 'owner-invitation',
    language: 'de',
    data: { name: 'Lies Maes' },
  });
  expect(await ownerOf(email)).toMatchObject({ name: 'Lies Maes', language: 'de' });
});

it('an invitation leaves the name and language of an owner who confirmed the address', async () => {
  const { email } = await addOwner(database, { name: 'Karl Schmitz', language: 'de' });
  const by = { database, jobs: { enqueue: async () => {} }, now: new Date(), actor: 'command' };
  await inviteOwner(by, { email, name: 'Carl', language: 'nl', propertyIds: [] });
  expect(await ownerOf(email)).toMatchObject({ name: 'Karl Schmitz', language: 'de' });
});

it.each([
  ['Le nom est obligatoire', { name: '' }],
  ['Cette adresse e-mail semble incorrecte', { email: 'annelies@' }],
  ['Les deux mots de passe ne sont pas identiques', { password_again: 'drie blauwe zwaan' }],
  ['Un mot de passe compte au moins 8 caractères', { password: 'court', password_again: 'court' }],
  ['trop facile à deviner', { password: 'Azerty123!', password_again: 'Azerty123!' }],
  ['trop facile à deviner', { password: 'Annelies1985', password_again: 'Annelies1985' }],
])('registering says: %s', async (text, fields) => {
  const answer = await register({ email: 'autre@voorbeeld.be', ...fields });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(text);
  expect(html).not.toMatch(/value="(drie|court|Azerty|Annelies1)/);
  expect(await mails()).toEqual([]);
});

it('registering is refused a hundred times an hour, then as one too many, with what was typed', async () => {
  stopClock();
  const registerAs = (email: string) =>
    send('/fr/login/inscription/', { ...given, email }, { from: '203.0.113.90' });
  const statuses = [];
  for (let count = 0; count < 100; count++) statuses.push((await registerAs('autre')).status);
  expect(new Set(statuses)).toEqual(new Set([422]));
  const answer = await registerAs('autre-encore');
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain('value="autre-encore"');
});

it('registering writes no stranger more than three times a day', async () => {
  stopClock();
  const statuses = [];
  for (let count = 0; count < 4; count++)
    statuses.push((await register({ email: 'vreemd@voorbeeld.be' })).status);
  expect(statuses).toEqual([303, 303, 303, 429]);
  expect(await kinds()).toHaveLength(3);
});

it('registering is for an address of the network five times an hour', async () => {
  stopClock();
  const from = '203.0.113.77';
  const statuses = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map(
      async (count) =>
        (await send('/fr/login/inscription/', { ...given, email: `n${count}@b.be` }, { from })).status,
    ),
  );
  expect(statuses.filter((status) => status === 303)).toHaveLength(5);
});
