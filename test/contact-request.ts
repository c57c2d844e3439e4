import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { passCaptcha } from './captcha.ts';

/** The fields of the contact form, typed by a visitor who was never there before, with a captcha that is passed. */
export async function contactRequest(
  database: Kysely<Database>,
): Promise<{ email: string; fields: Record<string, string> }> {
  const email = `${randomUUID()}@voorbeeld.be`;
  const who = { title: 'mr', first_name: 'Jan', last_name: 'Peeters', email, phone: '0470123456' };
  const captcha = await passCaptcha(database, 'contact');
  return { email, fields: { ...who, ...captcha, remark: 'Is dit nog vrij?', privacy: 'yes' } };
}

/**
 * Sends it from an address that nobody else has, to a site behind one proxy. Undefined if the request was cut off
 * without an answer.
 */
export async function sendContactRequest(
  url: string,
  fields: Record<string, string>,
): Promise<Response | undefined> {
  return fetch(`${url}/nl/contact/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url, 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
    body: new URLSearchParams(fields),
  }).catch(() => undefined);
}
