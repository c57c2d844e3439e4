import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { StoredDocument } from '#database/property/documents.ts';
import type { LocalisedText } from '#domain/language.ts';

export type OwnedDocumentRow = {
  id: number;
  property_id: number;
  kind: string;
  name: LocalisedText | null;
  region: string | null;
  /** False if only the agent has the document. */
  has_file: boolean;
  size_bytes: number | null;
  issued_on: string | null;
  expires_on: string | null;
};

/** Documents of the owner's properties, property by property, in the agency's order. */
export async function listOwnedDocuments(
  database: Kysely<Database>,
  ownerId: string,
  propertyId?: number,
): Promise<OwnedDocumentRow[]> {
  const { rows } = await sql<OwnedDocumentRow>`
    select d.id, d.property_id, d.kind, d.name, d.file_key is not null as has_file, d.size_bytes, d.issued_on, d.expires_on,
      p.region
    from property_owner o
    join document d on d.property_id = o.property_id
    join property p on p.id = o.property_id
    where o.owner_id = ${ownerId} and (${propertyId ?? null}::int is null or d.property_id = ${propertyId ?? null})
    order by d.property_id desc, d.sort, d.id`.execute(database);
  return rows;
}

/** Undefined if the document has no file, or does not belong to one of the owner's properties. */
export async function findOwnedDocument(
  database: Kysely<Database>,
  ownerId: string,
  id: number,
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select d.kind, d.file_key as "fileKey", d.mime_type as "mimeType", p.reference
    from property_owner o
    join document d on d.property_id = o.property_id
    join property p on p.id = o.property_id
    where o.owner_id = ${ownerId} and d.id = ${id} and d.file_key is not null`.execute(database);
  return rows[0];
}
