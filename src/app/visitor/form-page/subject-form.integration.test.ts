import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countRequest } from '#commands/lead/count-request.ts';
import type { LeadForm } from '#domain/lead/lead-forms.ts';
import { usualLastDay } from '#domain/lead/offer-term.ts';
import { dayOf } from '#domain/time/dates.ts';
import { daySeconds, hourMs } from '#domain/time/durations.ts';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addAgent, addGhent, addPage, addPlans, addProject, addProperty } from '#test/factories.ts';
import { pageWithData } from '#test/page-with-data.ts';
import { person, sendsForms } from '#test/visitor.ts';
import { formTexts } from '#texts/forms/texts.ts';

let now = new Date('2026-11-23T09:00:00Z');
const passDays = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const passHours = (hours: number) => {
  now = new Date(now.getTime() + hours * hourMs);
};
const app = await createTestApp({ now: () => now });
const { request, database, documentFiles } = app;
await addPage(database, 'privacy');
const place_id = await addGhent(database);
const id = await addProperty(database, { place_id, publish_price: false });
const plans = await addPlans(database, id);
await documentFiles.write('plans.pdf', Buffer.from('%PDF-1.4 plans'));

const send = sendsForms(app);
const path = (screen: 'offer' | 'requestInformation' | 'requestDocuments' | 'sendToFriend', of = id) =>
  href('nl', screen, { id: of });

/** Adds the visitor's own details, and the solved captcha. */
async function fill(form: LeadForm, fields: Record<string, string>): Promise<Record<string, string>> {
  return { ...(await passCaptcha(database, form, now)), ...person, ...fields, privacy: 'yes' };
}

const mailsOf = async (template: string) =>
  (
    await database
      .selectFrom('mail_message')
      .select(['recipient', 'reply_to', 'data'])
      .where('template', '=', template)
      .orderBy('position')
      .execute()
  ).map((mail) => ({ ...mail, data: mail.data as Record<string, unknown> }));

it('leads back to what it is about, which stands above the title, as for an appointment', async () => {
  const forms = [
    [path('requestInformation'), 'Terug naar het pand'],
    [path('offer'), 'Terug naar het pand'],
    [path('sendToFriend'), 'Terug naar het pand'],
    [href('nl', 'requestAppointment', { id }), 'Terug naar het pand'],
    [
      href('nl', 'projectInformation', { id: await addProject(database, { place_id }) }),
      'Terug naar het project',
    ],
  ] as const;
  for (const [of, back] of forms) {
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await (await request(of)).text()) ?? [];
    const parts = [`</svg>${back}</a>`, '<aside', '<h1', '<form'].map((part) => main.indexOf(part));
    expect(parts, of).not.toContain(-1);
    expect(parts, of).toEqual(parts.toSorted((a, b) => a - b));
  }
});

it('asks for the name before the title, as every form does', async () => {
  const names = async (of: string) =>
    [...(await (await request(of)).text()).matchAll(/data-field="(\w+)"/g)].map(([, name]) => name);
  for (const of of [
    path('requestInformation'),
    path('offer'),
    href('nl', 'requestAppointment', { id }),
    href('nl', 'demandRegister'),
    href('nl', 'freeValuation'),
  ]) {
    const asked = await names(of);
    const at = asked.indexOf('first_name');
    expect(asked.slice(at, at + 5), of).toEqual(['first_name', 'last_name', 'title', 'email', 'phone']);
  }
});

it('never tells a hidden price, nor counts with it', async () => {
  for (const screen of ['requestInformation', 'offer'] as const) {
    const html = await pageWithData({ request }, path(screen));
    expect(html.replaceAll('\u00a0', ' ')).not.toMatch(/412[.]?500|41[.]250/);
  }
});

it('is of a property that there is: not of one that never was, is withdrawn, sold, or to let', async () => {
  const withdrawn = await addProperty(database, { publication: 'withdrawn' });
  const sold = await addProperty(database, { place_id, availability: 'sold' });
  const toLet = await addProperty(database, { place_id, purpose: 'rent' });
  const statusOf = async (screen: 'offer' | 'requestInformation', of: number) => {
    const asked = path(screen, of);
    return [(await request(asked)).status, (await send(asked, {})).status];
  };
  expect(await statusOf('requestInformation', 999_999)).toEqual([404, 404]);
  expect(await statusOf('requestInformation', withdrawn)).toEqual([410, 410]);
  expect(await statusOf('requestInformation', sold)).toEqual([302, 302]);
  expect(await statusOf('offer', toLet)).toEqual([302, 302]);
});

it('tells the advance of an offer in the mails', async () => {
  const email = 'bod@voorbeeld.be';
  const answer = await send(
    path('offer'),
    await fill('offer', { email, amount: '€ 400.000', valid_until: usualLastDay(dayOf(now)) }),
  );
  expect(answer.status).toBe(303);
  const all = [...(await mailsOf('request-received')), ...(await mailsOf('request-for-agent'))];
  const mails = all.filter(({ recipient, reply_to }) => [recipient, reply_to].includes(email));
  expect(mails).toHaveLength(2);
  for (const { data } of mails) expect(JSON.stringify(data).replaceAll('\u00a0', ' ')).toContain('€ 40.000');
});

describe('documents', () => {
  const askFor = async (email: string) =>
    send(path('requestDocuments'), await fill('documents', { email, documents: String(plans) }));

  it('are mailed as links that hold for a week and for that document alone', async () => {
    expect((await askFor('lies@voorbeeld.be')).status).toBe(303);
    const mail = (await mailsOf('documents')).find(({ recipient }) => recipient === 'lies@voorbeeld.be');
    const documents = mail?.data.documents as { path: string }[] | undefined;
    const link = documents?.[0]?.path ?? '';
    const file = await request(link);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Disposition')).toContain('attachment');
    expect(await file.text()).toBe('%PDF-1.4 plans');
    expect((await request(`/documents/${plans}/`)).status).toBe(404);
    expect((await request(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
    expect((await request(link.replace(/\d+/, '1000'))).status).toBe(404);
    passDays(6.99);
    expect((await request(link)).status).toBe(200);
    passDays(0.01);
    expect((await request(link)).status).toBe(404);
  });

  it('that were asked for already are not mailed again, and it says so', async () => {
    expect((await askFor('karel@voorbeeld.be')).status).toBe(303);
    const before = await mailsOf('documents');
    const answer = await askFor('KAREL@voorbeeld.be');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('U vroeg deze documenten al aan.');
    expect(await mailsOf('documents')).toHaveLength(before.length);
  });

  it('that were asked for a day ago are mailed again', async () => {
    const email = 'morgen@voorbeeld.be';
    const askedHoursAgo = (hours: number) =>
      database
        .updateTable('lead')
        .set({ created_at: new Date(now.getTime() - hours * hourMs) })
        .where('email', '=', email)
        .execute();
    expect((await askFor(email)).status).toBe(303);
    await askedHoursAgo(23.9);
    expect((await askFor(email)).status).toBe(422);
    await askedHoursAgo(24.1);
    expect((await askFor(email)).status).toBe(303);
  });

  it('are mailed to one address ten times a day at most, without telling who types it', async () => {
    const before = await mailsOf('documents');
    const limit = { most: 10, seconds: daySeconds };
    for (let mails = 0; mails < 10; mails++)
      await countRequest(database, ['documents', 'els@voorbeeld.be'], limit, now);
    expect((await askFor('Els@voorbeeld.be')).status).toBe(303);
    expect(await mailsOf('documents')).toHaveLength(before.length);
    passDays(1);
    expect((await askFor('Els@voorbeeld.be')).status).toBe(303);
    expect(await mailsOf('documents'), 'the next day').toHaveLength(before.length + 1);
  });

  it('are not asked for where no mail can be kept: nothing is stored, and it says so in its own words', async () => {
    await sql`alter table mail_message rename to away`.execute(database);
    const answer = await askFor('noor@voorbeeld.be');
    await sql`alter table away rename to mail_message`.execute(database);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(formTexts('nl')('DOCUMENTS_NOT_STORED'));
    const leads = database.selectFrom('lead').select('id').where('email', '=', 'noor@voorbeeld.be');
    expect(await leads.execute()).toEqual([]);
    expect(app.takeLogged().filter(({ msg }) => msg === 'a request could not be stored')).toHaveLength(1);
  });
});

describe('a friend', () => {
  const write = async (fields: Record<string, string>) =>
    send(path('sendToFriend'), await fill('send_to_friend', fields));

  it('gets no address that the sender wrote, and three mails a day at most', async () => {
    const mails = async () =>
      (await mailsOf('friend')).filter(({ recipient }) => recipient.toLowerCase() === 'vriend@voorbeeld.be');
    await write({ friend_email: 'vriend@voorbeeld.be', remark: 'Kijk op www.evil.example!' });
    expect((await mails())[0]?.data).toMatchObject({ remark: 'Kijk op …' });
    for (const sender of ['a', 'b', 'c', 'd']) {
      const answer = await write({ email: `${sender}@voorbeeld.be`, friend_email: 'Vriend@voorbeeld.be' });
      expect(answer.status).toBe(303);
    }
    expect(await mails()).toHaveLength(3);
    passDays(1);
    await write({ email: 'e@voorbeeld.be', friend_email: 'vriend@voorbeeld.be' });
    expect(await mails(), 'the next day').toHaveLength(4);
  });

  it('hears of a property from one sender once, and of another again', async () => {
    const other = await addProperty(database, { place_id });
    const from = { email: 'trouw@voorbeeld.be', friend_email: 'eens@voorbeeld.be' };
    const mails = async () =>
      (await mailsOf('friend')).filter(({ recipient }) => recipient === 'eens@voorbeeld.be');
    await write(from);
    passDays(2);
    expect((await write({ ...from, email: 'Trouw@voorbeeld.be', remark: 'Nog eens' })).status).toBe(303);
    expect(await mails()).toHaveLength(1);
    await send(path('sendToFriend', other), await fill('send_to_friend', from));
    expect(await mails()).toHaveLength(2);
  });

  it('is written five times an hour and ten times a day at most in the name of one address', async () => {
    let count = 0;
    const afterSix = async () => {
      for (let more = 0; more < 6; more++)
        await write({ email: 'veel@voorbeeld.be', friend_email: `vriend${++count}@voorbeeld.be` });
      return (await mailsOf('friend')).filter((mail) => mail.reply_to === 'veel@voorbeeld.be').length;
    };
    expect(await afterSix()).toBe(5);
    passHours(1);
    // The refused one counts for the day.
    expect(await afterSix()).toBe(9);
    passHours(1);
    expect(await afterSix()).toBe(9);
  });

  it('is written five times an hour at most from one place, whatever name is given', async () => {
    const from = '2001:db8:9::1';
    for (let count = 0; count < 7; count++)
      await send(
        path('sendToFriend'),
        await fill('send_to_friend', { email: `naam${count}@x.be`, friend_email: `v${count}@y.be` }),
        { from },
      );
    const written = (await mailsOf('friend')).filter(({ recipient }) => recipient.endsWith('@y.be'));
    expect(written).toHaveLength(5);
  });
});

it('asks for an appointment to a project where its page leads', async () => {
  const projectId = await addProject(database, { place_id, agent_id: await addAgent(database) });
  const projectPath = href('nl', 'project', { city: 'gent', slug: 'x', id: projectId });
  const page = await request((await request(projectPath)).headers.get('Location') ?? projectPath);
  const link = /href="([^"]*wish=visit)"/.exec(await page.text())?.[1] ?? '';
  expect(link).toBe(`${href('nl', 'projectInformation', { id: projectId })}?wish=visit`);
  expect(await (await request(link)).text()).toMatch(/<input[^>]*checked=""[^>]*value="visit"/);
});
