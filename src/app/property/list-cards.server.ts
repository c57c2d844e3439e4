import type { RequestContext } from '#app/request-context.ts';
import type { PropertyCardRow } from '#database/property/property-card.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import type { Language } from '#domain/language.ts';
import type { Card } from './card.tsx';
import { presentCard } from './present-card.server.ts';

type Asking = Pick<RequestContext, 'database' | 'answers' | 'language' | 'now'>;

/** Cards of the published properties, in the order of the ids. The loader has added its tags before. */
export async function listCards(context: Asking, ids: number[]): Promise<Card[]> {
  const { language, now } = context;
  return (await listCardRows(context, ids)).map((row) => cardOf(row, language, now));
}

/** What is on those cards. */
export async function listCardRows(
  { database, answers }: Pick<Asking, 'database' | 'answers'>,
  ids: number[],
): Promise<PropertyCardRow[]> {
  const missing = ids.filter((id) => !answers.has(question(id)));
  const read = missing.length > 0 ? readRows(missing) : undefined;
  const rows = await Promise.all(
    ids.map((id) =>
      answers.ask(question(id), [`property:${id}`, 'places'], async () =>
        (await (missing.includes(id) ? read : readRows([id])))?.get(id),
      ),
    ),
  );
  return rows.filter((row) => row !== undefined);

  async function readRows(wanted: number[]): Promise<Map<number, PropertyCardRow>> {
    const found = await listPropertiesById(database, wanted);
    return new Map(found.map((row) => [row.id, row]));
  }
}

function question(id: number): string {
  return `card ${id}`;
}

const cards = new WeakMap<PropertyCardRow, Map<Language, Card>>();

/** The words of a row are made once, unless they depend on the time. */
export function cardOf(row: PropertyCardRow, language: Language, now: Date): Card {
  if (row.open_day_ends_at) return presentCard(row, language, now);
  let inLanguages = cards.get(row);
  if (!inLanguages) {
    inLanguages = new Map();
    cards.set(row, inLanguages);
  }
  let card = inLanguages.get(language);
  if (!card) {
    card = presentCard(row, language, now);
    inLanguages.set(language, card);
  }
  return card;
}
