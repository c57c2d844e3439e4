import { beforeEach } from 'vitest';
import type { TestApp } from './app.ts';
import { passCaptcha } from './captcha.ts';
import { person } from './visitor.ts';

/** A search in the form of the demand register. */
export const wanted = { goal: 'sale', type: 'house', zone: 'Gent', budget: '400.000', frequency: 'daily' };

/** Registers searches as visitors do; each test starts without any. */
export function registeredAlerts({ request, database }: TestApp) {
  beforeEach(async () => {
    for (const table of ['mail_message', 'lead', 'search_alert', 'request_count'] as const)
      await database.deleteFrom(table).execute();
  });

  function post(path: string, fields: Record<string, string>, headers = { Origin: 'http://localhost' }) {
    return request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }

  return {
    post,
    alerts: () => database.selectFrom('search_alert').selectAll().orderBy('id').execute(),
    register: async (given: Record<string, string> = {}, path = '/nl/zoekopdracht/') =>
      post(path, {
        ...(await passCaptcha(database, 'demand')),
        ...person,
        privacy: 'yes',
        ...wanted,
        ...given,
      }),
  };
}
