import { type RawBuilder, sql } from 'kysely';

/**
 * The number that is dialled, however it was typed: '0475 12 34 56', '+32 (0)475/12.34.56' and '0032475123456' give the
 * same. A Belgian number without its leading 0 could be one of Luxembourg, which has no trunk zero: 02 712 34 56 is not
 * 27 12 34 56. Null if there is no digit, so that two people without a phone number are never the same.
 */
export function phoneNumberSql(phone: RawBuilder<unknown>): RawBuilder<string | null> {
  const digits = sql`regexp_replace(${phone}, '\\D', '', 'g')`;
  const bare = sql`regexp_replace(${digits}, '^(00)?(352(?=\\d{6}))?', '')`;
  return sql<string | null>`nullif(regexp_replace(${bare}, '^(32)?0', '32'), '')`;
}
