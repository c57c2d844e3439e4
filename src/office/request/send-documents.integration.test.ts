import { afterAll, expect, it } from 'vitest';
import { deliverMails } from '#mail/outbox/deliver-mails.ts';
import { createTestApp } from '#test/app.ts';
import { addProject, addProperty } from '#test/factories.ts';
import { startMailbox } from '#test/mailbox.ts';
import { now, officeOfRequests, text } from '#test/office-requests.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp({ ...officeSite, now: () => now });
const { database, documentFiles } = site;
const { agent, eline, send, ask, page } = await officeOfRequests(site);
const mailbox = await startMailbox();
afterAll(() => mailbox.stop());

type About = { property_id: number } | { project_id: number };

async function addDocument(about: About, kind: string, access: string, expires_on?: string): Promise<string> {
  await documentFiles.write(`${kind}.pdf`, Buffer.from(`%PDF-1.7 ${kind}`));
  const { id } = await database
    .insertInto('document')
    .values({ ...about, kind, access, file_key: `${kind}.pdf`, mime_type: 'application/pdf', expires_on })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** What may be chosen in an answer to this request. */
const offered = (shown: string) =>
  [...shown.matchAll(/name="document"[^>]* value="(\d+)"/g)].map(([, value]) => value);

async function deliver(): Promise<void> {
  const environment = { publicUrl: officeSite.publicUrl, smtpUrl: mailbox.url };
  await deliverMails({
    ...{ database, environment: { ...environment, mailFrom: undefined, devMailbox: false } },
    ...{ log: { error: () => {}, warn: () => {} }, now: () => now },
  });
}

it('chosen documents arrive as links, in the language of who asked, and no others', async () => {
  const property_id = await addProperty(database, { house_number: '12', agent_id: agent });
  const about = { property_id };
  const plans = await addDocument(about, 'plans', 'request');
  const epc = await addDocument(about, 'epc', 'download');
  const ofOwner = await addDocument(about, 'mandate', 'owner');
  const expired = await addDocument(about, 'soil', 'request', '2026-11-22');
  const lena = { first_name: 'Lena', email: 'lena@beispiel.de', language: 'de' };
  const id = await ask({ ...lena, form: 'documents', property_id, agent_id: agent });
  const path = `/office/requests/${id}/`;
  const shown = await page(path);
  expect(shown).toContain('Guten Tag Lena,');
  expect(offered(shown)).toEqual([plans, epc]);

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

  await deliver();
  const [mail] = await mailbox.mailsTo('lena@beispiel.de');
  expect(mail?.replyTo?.[0]?.address).toBe('eline@agency.example');
  expect(mail?.text).toContain('Grundrisse');
  expect(mail?.text).toContain('Diese Links gelten bis zum');
  const links = mail?.text?.match(/https:\/\/www\.agency\.be\/documents\/\d+/g);
  expect(links).toEqual([`https://www.agency.be/documents/${plans}`]);
});

it('documents of a project are sent to who asks about it, and those who got one are told beside it', async () => {
  const project_id = await addProject(database);
  const about = { project_id };
  const lots = await addDocument(about, 'plans', 'request');
  await addDocument(about, 'mandate', 'owner');
  await addDocument(about, 'soil', 'request', '2026-11-22');
  await addDocument({ property_id: await addProperty(database) }, 'epc', 'request');
  const id = await ask({ form: 'project', email: 'annelies@voorbeeld.be', project_id });
  const path = `/office/requests/${id}/`;
  expect(offered(await page(path))).toEqual([lots]);
  const written = { do: 'answer', subject: 'Uw plannen', text: 'Dag\n\n{{documents}}', seen: '0' };
  expect((await send(path, { ...written, document: lots }, eline.cookie)).status).toBe(303);
  await deliver();
  const [mail] = await mailbox.mailsTo('annelies@voorbeeld.be');
  const [link = ''] = mail?.text?.match(/\/documents\/\d+\/\?token=\S+/) ?? [];
  const opened = await site.request(link);
  expect([opened.status, await opened.text()]).toEqual([200, '%PDF-1.7 plans']);
  const documents = await page(`/office/projects/${project_id}/documents/`);
  expect(documents).toMatch(new RegExp(`href="${path}"[^>]*>Annelies<`));
  expect(documents).toMatch(/verstuurd op <span[^>]*>23-11-2026</);
  await database.updateTable('project').set({ publication: 'withdrawn' }).execute();
  expect(offered(await page(path))).toEqual([]);
});
