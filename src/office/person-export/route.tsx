import { audit } from '#commands/audit.ts';
import { exportPerson } from '#commands/person/export-person.ts';
import { isOfAgency } from '#commands/person/places.ts';
import { emailOf } from '#office/person/person.server.ts';
import { officeContext, staffBy } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** A file with all data stored about somebody. The log notes that it was given out, without the address. */
export async function action({ context, params }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { database, settings } = office;
  const email = emailOf(params.key);
  if (await isOfAgency(database, email, settings.agency.email)) throw new Response(null, { status: 403 });
  const exported = await exportPerson(database, email);
  if (!exported) throw new Response(null, { status: 404 });
  await database
    .transaction()
    .execute((transaction) => audit(transaction, staffBy(office), 'person.exported', 'person'));
  return new Response(JSON.stringify(exported, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="person.json"',
    },
  });
}

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
