import type { Kysely } from 'kysely';
import { beforeEach } from 'vitest';
import { deleteOverdueData } from '#commands/retention/delete-overdue-data.ts';
import type { Database } from '#database/client.ts';
import { dayMs } from '#domain/time/durations.ts';
import { defaultSettings } from '#site/settings/settings.ts';

export const now = new Date('2030-06-15T02:40:00Z');
export const { retention } = defaultSettings;
export const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

export const person = { email: 'lies@example.be', language: 'nl' as const };
export const alert = { ...person, purpose: 'sale', query: '', frequency: 'daily' };
export const mail = { template: 'friend', language: 'nl', recipient: person.email };
export const testimonial = { slug: 'lies', author: 'Lies', comment: '{"nl": "Goed"}' };

const tables = [
  'audit_entry',
  'property_change',
  'property_edit_receipt',
  'property_presence',
  'mail_message',
  'appointment',
  'testimonial',
  'communication',
  'search_alert',
  'newsletter_subscription',
  'newsletter_issue',
  'lead',
  'captcha_used',
  'request_count',
  'owner_verification',
  'staff_verification',
  'staff',
  'owner',
] as const;

/** Rows about people, of which each test starts without any, and the retention that deletes them. */
export function retentionRows(database: Kysely<Database>) {
  async function deleteAll() {
    for (const table of tables) await database.deleteFrom(table).execute();
  }

  beforeEach(deleteAll);

  return {
    deleteAll,
    keep: () => deleteOverdueData(database, retention, now),

    addLead: async (created_at: Date, given: Partial<{ form: string; content_hash: string }> = {}) => {
      const { id } = await database
        .insertInto('lead')
        .values({
          ...person,
          form: 'visit',
          content_hash: 'a',
          page: '/nl/',
          first_name: 'Lies',
          phone: '0470123456',
          remark: 'Bel me',
          answers: '{"a": "b"}',
          privacy_version: 3,
          created_at,
          ...given,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    add: async (table: keyof Database, values: Record<string, unknown>): Promise<void> => {
      await database
        .insertInto(table)
        .values(values as never)
        .execute();
    },

    countOf: async (table: keyof Database): Promise<number> =>
      (
        await database
          .selectFrom(table)
          .select('xmin' as never)
          .execute()
      ).length,
  };
}
