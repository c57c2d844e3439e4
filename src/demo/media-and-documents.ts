import type { Insertable, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import { captionOf } from './captions.ts';
import type { PictureChoice } from './picture-choice.ts';

/** The ids of the stored pictures, by file name without extension. */
export type PictureIds = ReadonlyMap<string, string>;

/** The sizes in bytes of the stored documents, by kind. */
export type DocumentSizes = ReadonlyMap<string, number>;

type MediaOwner = { property_id: number } | { project_id: number };

type MediaInsert = Insertable<Database['media']>;
type DocumentInsert = Insertable<Database['document']>;

export function mediaRows(
  owner: MediaOwner,
  { photos, plans }: PictureChoice,
  ids: PictureIds,
): MediaInsert[] {
  const rows = (names: readonly string[], kind: 'photo' | 'plan') =>
    names.map((name, sort) => {
      const id = ids.get(name);
      if (!id) throw new Error(`There is no demo picture '${name}'`);
      return { ...owner, picture_id: id, kind, sort, caption: captionOf(name) };
    });
  return [...rows(photos, 'photo'), ...rows(plans, 'plan')];
}

export function documentRows(
  owner: MediaOwner,
  details: PropertyDetails,
  { hasPlans, isProject }: { hasPlans: boolean; isProject: boolean },
  sizes: DocumentSizes,
): DocumentInsert[] {
  const kinds: [kind: string, access: 'download' | 'request', isThere: boolean][] = [
    ['epc', 'download', details.epcCode !== undefined && !isProject],
    ['plans', 'download', hasPlans],
    ['specifications', 'download', isProject],
    ['asbestos', 'download', details.asbestosResult !== undefined],
    ['electricity', 'request', details.electricalInspection !== undefined],
    ['planning', 'request', details.zoning !== undefined || details.planningInformation !== undefined],
    ['soil', 'request', details.soilAttest !== undefined],
  ];
  return kinds
    .filter(([, , isThere]) => isThere)
    .map(([kind, access], sort) => ({
      ...owner,
      kind,
      access,
      sort,
      ...(access === 'download'
        ? { file_key: documentKey(kind), mime_type: 'application/pdf', size_bytes: sizes.get(kind) ?? null }
        : {}),
      expires_on: kind === 'epc' ? (details.epcValidUntil ?? null) : null,
    }));
}

/** The key in the storage of the documents. */
export function documentKey(kind: string): string {
  return `demo/${kind}.pdf`;
}

/** Inserts them in few statements. */
export async function insertMediaAndDocuments(
  transaction: Transaction<Database>,
  media: readonly MediaInsert[],
  documents: readonly DocumentInsert[],
): Promise<void> {
  for (const part of parts(media)) await transaction.insertInto('media').values(part).execute();
  for (const part of parts(documents)) await transaction.insertInto('document').values(part).execute();
}

/** PostgreSQL takes at most 65,535 values in a statement. */
export function parts<Row>(rows: readonly Row[], size = 500): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
