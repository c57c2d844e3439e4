import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { replaceSettings } from '#database/site/settings.ts';
import { type Language, languages } from '#domain/language.ts';
import { matchPath } from '#site/paths/paths.ts';
import type { TestApp } from '#test/app.ts';

export type PropertyRow = Awaited<ReturnType<typeof readProperties>>[number];

export function readProperties(database: Kysely<Database>) {
  return database.selectFrom('property').selectAll().orderBy('id').execute();
}

/** Makes the agency tell as much about a price as it can. */
export async function tellHistory({ database, settings }: TestApp): Promise<void> {
  const current = await settings.current();
  const priceDetails = { ...current.priceDetails, priceHistory: true, onlineSince: true };
  await database
    .transaction()
    .execute((transaction) => replaceSettings(transaction, { ...current, priceDetails }));
}

/** Gives five homes another price for two days, which nobody could see. Returns that price in cents by their id. */
export async function hideForAWhile(database: Kysely<Database>): Promise<Map<number, number>> {
  const hidden = new Map<number, number>();
  const shown = (await readProperties(database)).filter(
    (row) => isOpen(row) && row.publish_price && row.purpose === 'sale' && row.price_cents !== null,
  );
  for (const { id, price_cents } of shown.slice(0, 5)) {
    const cents = (price_cents ?? 0) + 1_234_500;
    hidden.set(id, cents);
    const change = (set: object) => database.updateTable('property').set(set).where('id', '=', id).execute();
    await change({ price_cents: cents, publish_price: false });
    await sql`update property_price set since = since - interval '2 days', shown_at = shown_at - interval '2 days'
      where property_id = ${id}`.execute(database);
    await change({ price_cents, publish_price: true });
  }
  return hidden;
}

/** A home with something to hide, and the address of its page. */
export type ReservedHome = {
  id: number;
  purpose: string;
  language: Language;
  pagePath: string;
  latitude: number;
  longitude: number;
};

/** Two homes that hide their price, two their address, two both, and two whose price was hidden for a while. */
export function reservedHomes({
  rows,
  pages,
  formerlyHidden,
}: {
  rows: readonly PropertyRow[];
  pages: ReadonlyMap<string, string>;
  formerlyHidden: ReadonlyMap<number, number>;
}): ReservedHome[] {
  const open = rows.filter((row) => isOpen(row) && row.project_id === null);
  const kinds = [
    open.filter((row) => !row.publish_price && row.publish_address),
    open.filter((row) => row.publish_price && !row.publish_address),
    open.filter((row) => !row.publish_price && !row.publish_address),
    open.filter((row) => formerlyHidden.has(row.id)),
  ];
  return kinds
    .flatMap((kind) => kind.slice(0, 2))
    .map(({ id, purpose, shown_latitude, shown_longitude }, index) => {
      const language = languages[index % languages.length] ?? 'nl';
      const isOwn = (path: string) =>
        path.startsWith(`/${language}/`) &&
        path.endsWith(`/${id}/`) &&
        matchPath(path)?.name.startsWith('propertyFor');
      const pagePath = [...pages.keys()].find(isOwn);
      if (!pagePath) throw new Error(`No page of ${id} was read.`);
      const at = { latitude: Number(shown_latitude), longitude: Number(shown_longitude) };
      return { id, purpose, language, pagePath, ...at };
    });
}

function isOpen({ publication, availability }: PropertyRow): boolean {
  return publication === 'published' && availability === 'available';
}
