import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { initSiteWithin } from '#commands/site/init-site.ts';
import { type Language, languages } from '#domain/language.ts';
import { agencyFromDraft } from '#site/new-agency/agency-from-draft.ts';
import { endSetup, hasAdministrator, lockSetup } from './setup-link.ts';

type SetUp = { outcome: 'done' | 'over' } | { outcome: 'wrong'; problems: string[] };

/**
 * Sets up the site for the agency and adds the first administrator to its staff, both or neither; the link is used up.
 */
export async function finishSetup({ database, now }: Omit<By, 'actor'>, token: string): Promise<SetUp> {
  return database.transaction().execute(async (transaction): Promise<SetUp> => {
    // Of two simultaneous calls, the second waits here and finds no link.
    const draft = await lockSetup(transaction, token, now);
    if (!draft || (await hasAdministrator(transaction))) return { outcome: 'over' };
    const { name, email, language, passwordHash } = draft.administrator ?? {};
    const ownLanguage = languages.find((each) => each === language) satisfies Language | undefined;
    if (!name || !email || !ownLanguage || !passwordHash)
      return { outcome: 'wrong', problems: ['administrator: is empty'] };
    const films = { exists: async () => false };
    const options = { changedBy: name, now, isRehearsal: false, films };
    const { problems } = await initSiteWithin(transaction, agencyFromDraft(draft), options);
    if (problems) return { outcome: 'wrong', problems };
    // Log-in requires a verified address; here the link from the terminal is the verification.
    const member = await transaction
      .selectFrom('agent')
      .select('id')
      .where(sql`lower(email)`, '=', email)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    const verified = { email_verified: true, ended_at: null, updated_at: now };
    const values = {
      ...verified,
      name,
      role: 'admin' as const,
      language: ownLanguage,
      // If the administrator is one of the agency's agents, the homes they enter are linked to that agent.
      agent_id: member?.id ?? null,
    };
    const { id } = await transaction
      .insertInto('staff')
      .values({ ...values, email, created_at: now })
      // If that address was already invited by command, that account becomes the administrator.
      .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('staff_password').where('staff_id', '=', id).execute();
    await transaction
      .insertInto('staff_password')
      .values({ staff_id: id, account_id: id, provider_id: 'credential', password: passwordHash })
      .execute();
    await endSetup(transaction);
    await audit(transaction, { now, actor: `staff:${id}` }, 'staff.set-up', `staff:${id}`);
    return { outcome: 'done' };
  });
}
