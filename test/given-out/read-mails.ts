import { renderMail } from '#mail/rendering/render-mail.tsx';
import type { TestApp } from '#test/app.ts';
import { mailExamples } from '#test/mail-examples.ts';
import type { ReservedHome } from './reserved-homes.ts';

/** Every mail, about each of these homes. */
export async function readMails(
  { database, settings }: TestApp,
  homes: readonly ReservedHome[],
): Promise<Map<string, string>> {
  const site = { database, settings: await settings.current(), publicUrl: 'http://localhost' };
  const ids = async (table: 'project' | 'agent') =>
    (await database.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const [projectId, agentId] = [await ids('project'), await ids('agent')];
  const given = new Map<string, string>();
  for (const { id, language } of homes)
    for (const [index, mail] of mailExamples({ propertyId: id, projectId, agentId }).entries()) {
      const { subject, html, plain, calendar } = await renderMail(site, { ...mail, language });
      given.set(`/mail/${mail.template}/${id}/${index}`, [subject, html, plain, calendar].join('\n'));
    }
  return given;
}
