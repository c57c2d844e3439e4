import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { buildProperty, type PropertyInsert } from './build-property.ts';
import type { DemoProperty } from './demo-property.ts';
import { type DemoPlace, findPlaces } from './find-places.ts';
import {
  type DocumentSizes,
  documentRows,
  insertMediaAndDocuments,
  mediaRows,
  type PictureIds,
  parts,
} from './media-and-documents.ts';
import { choosePictures } from './picture-choice.ts';
import { listDemoProperties } from './properties.ts';
import { stableNumber } from './stable-number.ts';

/** The agents of demo/people.ts by the part of the country that they know. */
const agentsOf = { ghent: [0, 1, 2], lettings: 2, brussels: 3, eastBelgium: 4, south: 5 } as const;

/** Inserts all properties that belong to no project. Gives how many. */
export async function insertDemoProperties(
  transaction: Transaction<Database>,
  { pictures, documents, agentIds }: { pictures: PictureIds; documents: DocumentSizes; agentIds: number[] },
): Promise<number> {
  // Oldest first, so that ids follow the dates.
  const listed = listDemoProperties().toReversed();
  const placeOf = await findPlaces(transaction, [...new Set(listed.map(({ row }) => row.at))]);
  const built = listed.map((each) => {
    const place = placeOf(each.row.at);
    const agentId = agentIds[agentOf(each.row, place, each.purpose)];
    if (agentId === undefined) throw new Error(`Nobody looks after ${each.reference}`);
    return { row: each.row, insert: buildProperty(each.row, { ...each, place, agentId }) };
  });
  const ids = await insertAll(
    transaction,
    built.map(({ insert }) => insert),
  );
  const media = built.flatMap(({ row }, index) =>
    mediaRows({ property_id: ids[index] ?? 0 }, choosePictures(row), pictures),
  );
  const files = built.flatMap(({ row, insert }, index) =>
    documentRows(
      { property_id: ids[index] ?? 0 },
      insert.details,
      { hasPlans: choosePictures(row).plans.length > 0, isProject: false },
      documents,
    ),
  );
  await insertMediaAndDocuments(transaction, media, files);
  return ids.length;
}

/** Gives the ids in the order of the rows. */
export async function insertAll(
  transaction: Transaction<Database>,
  rows: readonly PropertyInsert[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const part of parts(rows)) {
    const inserted = await transaction.insertInto('property').values(part).returning('id').execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

function agentOf(row: DemoProperty, { region, postalCode }: DemoPlace, purpose: 'sale' | 'rent'): number {
  if (row.agent !== undefined) return row.agent;
  if (region === 'brussels') return agentsOf.brussels;
  if (region === 'wallonia' && postalCode.startsWith('47')) return agentsOf.eastBelgium;
  if (region !== 'flanders') return agentsOf.south;
  if (purpose === 'rent') return agentsOf.lettings;
  return agentsOf.ghent[stableNumber(`agent ${row.street}`, agentsOf.ghent.length)] ?? 0;
}
