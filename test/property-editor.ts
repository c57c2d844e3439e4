import { listEdits } from '#database/property/property-edits.ts';
import type { TestApp } from './app.ts';
import { asksOffice, logInStaff } from './staff.ts';

/** The form of a section with one field, as it is sent. */
export const section = (key: string, typed: string, was = '2', seen = ['2']): [string, string][] => [
  ['do', 'save'],
  ['field', key],
  [key, typed],
  [`was.${key}`, was],
  ...seen.map((each): [string, string] => [`seen.${key}`, each]),
];

/**
 * The editor of the property that `id` gives, with two members of staff logged in; the app was made with `officeSite`.
 */
export async function propertyEditor(app: TestApp, id: () => number) {
  const { database } = app;
  const office = asksOffice(app);
  const stijn = await logInStaff(app, 'agent', { name: 'Stijn Maes' });
  const sofie = await logInStaff(app, 'agent', { name: 'Sofie Claes' });
  const home = () => `/office/properties/${id()}/`;
  return {
    office,
    stijn,
    sofie,
    send: async (fields: Record<string, string> | [string, string][], { cookie } = stijn) => {
      const response = await office.send(home(), fields, cookie);
      return {
        status: response.status,
        to: response.headers.get('Location'),
        page: (await response.text()).replaceAll('<!-- -->', ''),
      };
    },
    see: async (path = home()) =>
      (await (await office.see(path, stijn.cookie)).text()).replaceAll('<!-- -->', ''),
    edits: async () =>
      (await listEdits(database, id())).map(({ key, value, typed }) => [key, value ?? typed]),
    row: () => database.selectFrom('property').selectAll().where('id', '=', id()).executeTakeFirstOrThrow(),
  };
}
