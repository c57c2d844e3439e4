import { addAppointment } from '#commands/appointment/add-appointment.ts';
import { renderMail } from '#mail/rendering/render-mail.tsx';
import type { TestApp } from '#test/app.ts';
import type { ReservedHome } from './reserved-homes.ts';

const email = 'lies@voorbeeld.be';

/** The mails about a confirmed viewing, to visitor and agent: the only way out of a hidden address. */
export const isConfirmation = (address: string) => address.startsWith('/confirmation/');

/** The mails of a confirmed viewing of each of these homes, to the visitor and to the agent. */
export async function readConfirmations(
  { database, settings }: TestApp,
  homes: readonly ReservedHome[],
): Promise<Map<string, string>> {
  const site = { database, settings: await settings.current(), publicUrl: 'http://localhost' };
  const { id: agentId } = await database
    .selectFrom('agent')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const given = new Map<string, string>();
  for (const [index, { id: propertyId, language }] of homes.entries()) {
    const startsAt = new Date(Date.now() + (200 + index) * 86_400_000);
    const visit = { propertyId, agentId, startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) };
    const visitor = { firstName: 'Lies', lastName: 'Maes', email, phone: '', language };
    const by = {
      ...site,
      officeUrl: undefined,
      now: new Date(),
      actor: 'command',
      jobs: { enqueue: async () => {} },
    };
    await addAppointment(by, { ...visit, visitor });
    const mails = await database.deleteFrom('mail_message').returningAll().execute();
    for (const { recipient, ...mail } of mails) {
      const { subject, html, plain, calendar } = await renderMail(site, { ...mail, language });
      const to = recipient === email ? 'visitor' : 'agent';
      given.set(`/confirmation/${to}/${propertyId}/`, [subject, html, plain, calendar].join('\n'));
    }
  }
  return given;
}
