import { sql } from 'kysely';
import { openDatabase } from '#database/client.ts';
import { demoStaff } from '#demo/staff.ts';
import { readEmbedded } from '#test/site-process.ts';
import type { Measurement } from './measurement.ts';
import { measureOfficeList } from './office-list.ts';
import type { BenchSite } from './site.ts';

const LEADS = 5000;

/** Measures the pages that staff look at most: each view, narrowed by a word, and a page far down. */
export async function measureOfficeRequests(site: BenchSite): Promise<Measurement[]> {
  await fillIn(site);
  const queries = [
    '',
    '?view=all',
    '?view=mine',
    '?view=others',
    '?view=all&text=naam49',
    '?view=all&page=90',
  ];
  return [
    await measureOfficeList(site, {
      what: `list of ${LEADS} requests in the office`,
      addresses: queries.map((query) => `/office/requests/${query}`),
      shows: 'row-link',
      rounds: 100,
      mostMs: 100,
    }),
  ];
}

async function fillIn({ dataDirectory }: BenchSite): Promise<void> {
  const database = openDatabase(readEmbedded(dataDirectory).url, { maxConnections: 1 });
  await sql`
    insert into lead (form, language, page, first_name, last_name, email, privacy_version, content_hash, created_at,
      status, assigned_to, property_id, remark, first_answer_at)
    select 'contact', 'nl', '/nl/', 'Naam' || n, 'Familienaam', 'naam' || n || '@voorbeeld.be', 1, n::text,
      now() - n * interval '10 minutes', (array['new', 'done', 'done', 'waiting', 'open'])[n % 5 + 1],
      case when n % 3 = 0 then (select id from staff where email = ${demoStaff.stijn.email}) end,
      homes.ids[n % array_length(homes.ids, 1) + 1], repeat('Kan ik dit huis zaterdag zien? ', 5),
      case when n % 5 in (1, 2) then now() - n * interval '10 minutes' + interval '3 hours' end
    from generate_series(1, ${LEADS}) n, (select array_agg(id order by id) as ids from property) homes`.execute(
    database,
  );
  await sql`analyze lead`.execute(database);
  await database.destroy();
}
