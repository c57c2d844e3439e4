import { type Kysely, sql } from 'kysely';
import type { PropertyDraft } from '#commands/property/merge/property-draft.ts';
import type { Database } from '#database/client.ts';
import { problem } from '#domain/problem/problem.ts';
import { openAvailabilities } from '#domain/property/availability.ts';
import type { ChangeProblem } from '#domain/property/change/property-change.ts';
import { familyOf } from '#domain/property/types.ts';
import { plainWord } from '#domain/reading/word.ts';

const columns = [
  ...([
    'id',
    'reference',
    'source_ref',
    'publication',
    'availability',
    'purpose',
    'type',
    'postal_code',
    'street',
  ] as const),
  ...(['house_number', 'box_number', 'living_area_m2', 'project_id'] as const),
] as const;

type Home = { id?: number | undefined } & Pick<PropertyDraft, Exclude<(typeof columns)[number], 'id'>>;

type Written = { id: number | undefined; draft: PropertyDraft; warnings: ChangeProblem[] };

/** Warns if two homes on offer share an address: they may be one home under two numbers. */
export async function warnOfSameAddress(
  transaction: Kysely<Database>,
  puts: readonly Written[],
): Promise<void> {
  const own = puts.map(({ id, draft, warnings }) => ({ home: { ...draft, id }, warnings }));
  const onOffer = own.flatMap(({ home }) => (addressOf(home) ? home : []));
  if (onOffer.length === 0) return;
  const codes = onOffer.map(({ postal_code }) => postal_code ?? '');
  const numbers = onOffer.map(({ house_number }) => house_number?.replace(/\D/gu, '') ?? '');
  const stored = await transaction
    .selectFrom('property')
    .select(columns)
    // A superset of the same addresses: a large town has many homes, and few with one of these numbers.
    .where(
      sql<boolean>`(postal_code, regexp_replace(house_number, '\\D', '', 'g')) in
        (select * from unnest(${codes}::text[], ${numbers}::text[]))`,
    )
    .where('publication', '=', 'published')
    .where('availability', 'in', [...openAvailabilities])
    .where('street', 'is not', null)
    .execute();
  const ids = new Set(own.map(({ home }) => home.id));
  const homes: Home[] = [...own.map(({ home }) => home), ...stored.filter(({ id }) => !ids.has(id))];
  const byAddress = Map.groupBy(homes, addressOf);
  for (const { home, warnings } of own) {
    const address = addressOf(home);
    const other = address && byAddress.get(address)?.find((each) => each !== home && maySame(each, home));
    if (other)
      warnings.push({
        field: 'street',
        reason: problem('SAME_ADDRESS', { reference: nameOf(other) }),
      });
  }
}

/** The reference, with the source's key in brackets if that differs. */
function nameOf({ reference, source_ref: key }: Home): string {
  return key && key !== reference ? `${reference} (${key})` : (reference ?? '');
}

/** undefined: it is not on offer, or its number is not known. */
function addressOf(home: Home): string | undefined {
  const { street, house_number: number, box_number: box, postal_code: code } = home;
  const isOnOffer =
    home.publication === 'published' && openAvailabilities.some((each) => each === home.availability);
  if (!isOnOffer || !street || !number) return undefined;
  return [code, street, number, box ?? ''].map((part) => plainWord(part ?? '')).join('|');
}

/** Flats of one building and units of one project share an address, and one home may be for sale and for rent. */
function maySame(one: Home, other: Home): boolean {
  const family = familyOf(one.type);
  if (one.purpose !== other.purpose || family !== familyOf(other.type)) return false;
  if (one.project_id !== null && one.project_id === other.project_id) return false;
  const sharesBuilding =
    !one.box_number && (family === 'apartment' || family === 'business' || family === 'garage');
  return !sharesBuilding || (one.living_area_m2 !== null && one.living_area_m2 === other.living_area_m2);
}
