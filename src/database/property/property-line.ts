import { sql } from 'kysely';

/** By which a property is told in one line: 'Rijwoning, Kouter 12, Gent'. All null where there is none. */
export type PropertyLine = {
  property_id: number | null;
  type: string | null;
  street: string | null;
  house_number: string | null;
  box_number: string | null;
  city: string | null;
  region: string | null;
};

/** Of `property p`. */
export const propertyLine = sql`p.id as property_id, p.type, p.street, p.house_number, p.box_number, p.city, p.region`;
