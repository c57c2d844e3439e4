import type { TestApp } from './app.ts';

/** The fields that a visitor fills in about herself. */
export const person = {
  title: 'ms',
  first_name: 'Annelies',
  last_name: 'Peeters',
  email: 'annelies@voorbeeld.be',
  phone: '0470 12 34 56',
};

type Sender = (
  path: string,
  fields: Record<string, string>,
  options?: { from?: string; cookie?: string },
) => Promise<Response>;

/**
 * Sends forms as a browser does, each from another client address, because each address may send only a limited number
 * an hour.
 */
export function sendsForms({ request }: Pick<TestApp, 'request'>): Sender {
  let sent = 0;
  return (path, fields, { from = `198.51.100.${++sent % 250}`, cookie } = {}) =>
    request(path, {
      method: 'POST',
      headers: { Origin: 'http://localhost', 'X-Forwarded-For': from, ...(cookie && { cookie }) },
      body: new URLSearchParams(fields),
    });
}
