import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { plainWord } from '#domain/reading/word.ts';

export type AddressedProperty = {
  id: number;
  reference: string;
  purpose: string;
  type: string;
  publication: string;
  availability: string;
  street: string | null;
  house_number: string | null;
  box_number: string | null;
};

/**
 * Properties at the same address, in any state: 'St. Pietersstraat 12 A' equals 'st pietersstraat 12a'. Another box is
 * another property, unless one of the two has no box.
 */
export async function propertiesAtAddress(
  database: Kysely<Database>,
  address: { street: string; houseNumber: string; boxNumber?: string; postalCode: string },
): Promise<AddressedProperty[]> {
  const street = plainWord(address.street);
  if (!street) return [];
  const rows = await database
    .selectFrom('property')
    .select(['id', 'reference', 'purpose', 'type', 'publication', 'availability'])
    .select(['street', 'house_number', 'box_number'])
    .where('postal_code', '=', address.postalCode.trim())
    .orderBy('id')
    .execute();
  return rows.filter(
    (row) =>
      plainWord(row.street ?? '') === street &&
      isSame(row.house_number, address.houseNumber) &&
      (!row.box_number || !address.boxNumber || isSame(row.box_number, address.boxNumber)),
  );
}

function isSame(one: string | null, other: string): boolean {
  return plainWord(one ?? '').replaceAll(' ', '') === plainWord(other).replaceAll(' ', '');
}
