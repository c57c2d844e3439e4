import { beforeEach, expect } from 'vitest';
import { createLead } from '#commands/lead/create-lead.ts';
import { hourMs } from '#domain/time/durations.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import type { TestApp } from './app.ts';
import { addAgent } from './factories.ts';
import { asksOffice, logInStaff } from './staff.ts';

/** A Monday afternoon, 14.34 in Belgium. */
export const now = new Date('2026-11-23T13:34:00Z');

type Given = Partial<{
  form: string;
  first_name: string;
  email: string;
  language: string;
  property_id: number;
  project_id: number;
  agent_id: number;
  remark: string;
}>;

export const text = async (answer: Response) =>
  (await answer.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

/**
 * Eline, who is shown to visitors as an agent, and Jonas, in the office of an app that was made with `officeSite` and
 * `now`; each test starts without requests and properties.
 */
export async function officeOfRequests(site: TestApp) {
  const { database } = site;
  const { see, send } = asksOffice(site);
  const agent = await addAgent(database);
  const eline = await logInStaff(site, 'agent', { name: 'Eline Vermeersch', agent_id: agent });
  const jonas = await logInStaff(site, 'agent', { name: 'Jonas Baert' });

  /** Adds a lead as a visitor's form does. */
  async function ask(given: Given = {}): Promise<number> {
    const made = await createLead(
      { database, now: new Date(now.getTime() - 3 * hourMs), settings: defaultSettings },
      {
        ...{ form: 'contact_me', first_name: 'Annelies', email: 'annelies@voorbeeld.be', language: 'nl' },
        ...{ page: '/nl/', privacy_version: 1, remark: String(Math.random()), ...given },
      },
      async () => {},
    );
    if (made.outcome === 'conflict') throw new Error('conflict');
    return made.id;
  }

  const leadOf = (id: number) =>
    database.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const page = async (path: string, cookie = eline.cookie) => {
    const answer = await see(path, cookie);
    expect(answer.status).toBe(200);
    return text(answer);
  };

  beforeEach(async () => {
    for (const table of ['search_alert', 'mail_message', 'lead', 'property', 'project'] as const)
      await database.deleteFrom(table).execute();
    await database.updateTable('staff').set({ away_until: null, substitute_id: null }).execute();
  });

  return { agent, eline, jonas, see, send, ask, leadOf, page };
}
