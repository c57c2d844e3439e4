import type { Handler } from 'hono';
import type { Kysely } from 'kysely';
import type { MapCards } from '#app/map/chosen-property.tsx';
import { presentCard } from '#app/property/present-card.server.ts';
import type { Database } from '#database/client.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import { parseId } from '#domain/address/id.ts';
import { mostIdsOfGroup as most } from '#domain/map/map-groups.ts';
import type { Settings } from '#site/settings/settings.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { mapLanguage } from './map-language.ts';

type Needs = { database: Kysely<Database>; settings: { current(): Promise<Settings> }; now: () => Date };

/**
 * Answers `/map/cards/?ids=12,13`: the cards of properties that were chosen on the map, without those that are not
 * published.
 */
export function cards({ database, settings, now }: Needs): Handler {
  return async (context) => {
    const parts = (context.req.query('ids') ?? '').split(',', most + 1);
    const ids = parts.flatMap((part) => parseId(part) ?? []);
    if (ids.length !== parts.length || ids.length > most)
      return context.json({ problem: `ids must be 1 to ${most} numbers` }, 400, {
        'Cache-Control': 'no-store',
      });
    const language = mapLanguage(context, await settings.current());
    const rows = await listPropertiesById(database, ids);
    const answer: MapCards = {
      cards: rows.map((row) => presentCard(row, language, now())),
      count: plural(textsFor(language), 'COUNT_PROPERTIES', rows.length),
    };
    return context.json(answer, 200, { 'Cache-Control': 'private, max-age=30' });
  };
}
