import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import { listPlaceCentres, listSearchRowsById, readSearchRows } from '#database/property/search-rows.ts';
import { sorts } from '#domain/search/criteria.ts';
import { facets } from '#search/facets.ts';
import { count, countMissingOne, find } from '#search/find.ts';
import { groupsInBox } from '#search/map-groups.ts';
import { Properties } from '#search/properties.ts';
import { similarTo } from '#search/similar.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import { PlaceCentres } from '#search/zones/place-centres.ts';
import { Random } from '#test/random.ts';
import { casesOf } from './cases.ts';
import { countInPostgres, planOf } from './peer.ts';
import { type Timing, timed } from './timing.ts';

export type Figure = { what: string; timing: Timing; budgetMs?: number; isMet?: boolean };

export type SizeReport = {
  size: number;
  listed: number;
  fillMs: number;
  loadMs: number;
  orderMs: number;
  megabytes: number;
  figures: Figure[];
  plans: { what: string; plan: string }[];
};

const pageSize = 12;
const anyProperty = {
  purpose: 'sale',
  type: 'dwelling',
  price_cents: 390_000_00,
  living_area_m2: 140,
} as const;
const budgets: Record<number, number> = { 100000: 20, 1000000: 100 };

/** The database must have been filled. */
export async function measureSearch(
  database: Kysely<Database>,
  size: number,
  fillMs: number,
): Promise<SizeReport> {
  const zones = await loadZones(database);
  const scope = { goneSince: '2026-09-01', placeIdsOf: (keys: readonly string[]) => zones.placeIds(keys) };

  const before = memoryMegabytes();
  let startedAt = performance.now();
  const properties = new Properties(new PlaceCentres(await listPlaceCentres(database)));
  for await (const rows of readSearchRows(database)) properties.update(rows);
  const loadMs = performance.now() - startedAt;
  startedAt = performance.now();
  for (const sort of sorts) properties.orders.get(sort);
  const orderMs = performance.now() - startedAt;
  const megabytes = memoryMegabytes() - before;

  const cases = casesOf(zones, 300);
  const random = new Random(3);
  const someId = () => random.whole(1, size);
  const figures: Figure[] = [];
  const measure = async <Case>(what: string, each: readonly Case[], run: (one: Case) => unknown) => {
    figures.push({ what, timing: await timed(each, run) });
  };
  const search = (criteria: (typeof cases.filters)[number]) => {
    facets(properties, criteria, scope);
    return find(properties, criteria, scope, { pageSize });
  };
  await measure('search: the ids of a page, the count and every facet', cases.filters, search);
  await measure('the same within a box', cases.boxes, search);
  await measure('the same within a drawn area', cases.areas, search);
  const budgetMs = budgets[size] ?? Number.POSITIVE_INFINITY;
  for (const figure of size in budgets ? figures.slice(0, 2) : []) {
    Object.assign(figure, { budgetMs, isMet: figure.timing.cpuP95 <= budgetMs });
  }
  await measure('count', cases.filters, (each) => count(properties, each, scope));
  await measure('count within a box', cases.boxes, (each) => count(properties, each, scope));
  await measure('count by text', cases.texts, (each) => count(properties, each, scope));
  await measure('counts without each filter', cases.filters, (each) =>
    countMissingOne(properties, each, scope),
  );
  await measure('list: the ids, and the cards from PostgreSQL', cases.filters, (each) =>
    listPropertiesById(database, find(properties, each, scope, { pageSize }).ids),
  );
  await measure('groups of properties in a view of the map', cases.boxes, (each) => {
    const { box } = each;
    if (box) groupsInBox(properties, each, scope, { box, zoom: 8 - Math.log2((box.east - box.west) / 2) });
  });
  const compared = cases.filters.map(() => ({
    ...anyProperty,
    id: someId(),
    place_id: random.whole(1, 2800),
  }));
  await measure('similar properties', compared, (own) => similarTo(properties, own, 24));
  await measure('suggestion of a zone', cases.typed, (typed) => zones.suggest(typed, 8));
  const changed = cases.filters.slice(0, 50).map(() => [someId()]);
  await measure('one changed property, read and put in its place', changed, async (ids) =>
    properties.update(await listSearchRowsById(database, ids)),
  );
  const peers = cases.boxes.slice(0, size > 100_000 ? 20 : 50);
  await measure('peer: PostgreSQL counts and facets within a box', peers, (each) =>
    countInPostgres(each, scope.placeIdsOf(each.zones)).execute(database),
  );

  const inBox = peers.find((each) => count(properties, each, scope) >= pageSize) ?? peers[0];
  if (!inBox) throw new Error('There are no cases.');
  const cards = find(properties, { ...inBox, page: 1 }, scope, { pageSize }).ids;
  return {
    size,
    listed: properties.table.count,
    fillMs,
    loadMs,
    orderMs,
    megabytes,
    figures,
    plans: [
      { what: 'The cards of a page', plan: await planOf(database, cardsById(cards)) },
      {
        what: 'The properties of the search, 10,000 at a time',
        plan: await planOf(database, rowsAfter(size / 2)),
      },
      {
        what: 'The peer: count and facets in one scan',
        plan: await planOf(database, countInPostgres(inBox, scope.placeIdsOf(inBox.zones))),
      },
    ],
  };
}

function cardsById(ids: number[]) {
  return sql`select p.* from public_property p where p.id = any(${ids}::int[])`;
}

function rowsAfter(id: number) {
  return sql`select p.* from public_property p where p.id > ${id} and p.project_id is null order by p.id limit 10000`;
}

function memoryMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
