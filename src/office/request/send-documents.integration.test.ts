import { afterAll, beforeEach, expect, it } from 'vitest';
import { deliverMails } from '#mail/outbox/deliver-mails.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { startMailbox } from '#test/mailbox.ts';
import { now, officeOfRequests, text } from '#test/office-requests.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp({ ...officeSite, now: () => now });
const { database, documentFiles } = site;
const { agent, eline, send, ask, page } = await officeOfRequests(site);
const mailbox = await startMailbox();
afterAll(() => mailbox.stop());

let property_id: number;
beforeEach(async () => {
  property_id = await addProperty(database, { house_number: '12', agent_id: agent });
});

async function addDocument(kind: string, access: string, expires_on?: string): Promise<string> {
  await documentFiles.write(`${kind}.pdf`, Buffer.from(`%PDF-1.7 ${kind}`));
  const { id } = await database
    .insertInto('document')
    .values({ property_id, kind, access, file_key: `${kind}.pdf`, mime_type: 'application/pdf', expires_on })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

it('chosen documents arrive as links, in the language of who asked, and no others', async () => {
  const plans = await addDocument('plans', 'request');
  const epc = await addDocument('epc', 'download');
  const ofOwner = await addDocument('mandate', 'owner');
  const expired = await addDocument('soil', 'request', '2026-11-22');
  const lena = { first_name: 'Lena', email: 'lena@beispiel.de', language: 'de' };
  const id = await ask({ ...lena, form: 'documents', property_id, agent_id: agent });
  const path = `/office/requests/${id}/`;
  const shown = await page(path);
  expect(shown).toContain('Guten Tag Lena,');
  expect([...shown.matchAll(/name="document"[^>]* value="(\d+)"/g)].map(([, value]) => value)).toEqual([
    plans,
    epc,
  ]);

  const written = {
    do: 'answer',
    subject: 'Ihre Dokumente',
    text: 'Guten Tag Lena,\n\n{{documents}}',
    seen: '0',
  };
  const none = await send(path, written, eline.cookie);
  expect([none.status, await text(none)]).toEqual([422, expect.stringContaining('Kies een document')]);
  const choosing = (...documents: string[]) =>
    send(
      path,
      [...Object.entries(written), ...documents.map((document): [string, string] => ['document', document])],
      eline.cookie,
    );
  // As if a colleague had shut them since the page was opened.
  for (const shut of [ofOwner, expired]) {
    const refused = await choosing(plans, shut);
    expect([refused.status, await text(refused)]).toEqual([
      422,
      expect.stringContaining('Een gekozen document kan niet meer meegestuurd worden'),
    ]);
  }
  expect((await choosing(plans)).status).toBe(303);

  const environment = { publicUrl: officeSite.publicUrl, smtpUrl: mailbox.url };
  await deliverMails({
    ...{ database, environment: { ...environment, mailFrom: undefined, devMailbox: false } },
    ...{ log: { error: () => {}, warn: () => {} }, now: () => now },
  });
  const [mail] = await mailbox.mailsTo('lena@beispiel.de');
  expect(mail?.replyTo?.[0]?.address).toBe('eline@agency.example');
  expect(mail?.text).toContain('Grundrisse');
  expect(mail?.text).toContain('Diese Links gelten bis zum');
  const links = mail?.text?.match(/https:\/\/www\.agency\.be\/documents\/\d+/g);
  expect(links).toEqual([`https://www.agency.be/documents/${plans}`]);
});
