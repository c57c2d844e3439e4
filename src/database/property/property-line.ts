import { sql } from 'kysely';

/** The particulars that name a property in one line: 'Rijwoning, Kouter 12, Gent'. All null if there is no property. */
export type PropertyLine = {
  property_id: number | null;
  type: string | null;
  street: string | null;
  house_number: string | null;
  box_number: string | null;
  city: string | null;
  region: string | null;
};

/** The columns, for a `property p` in the query. */
export const propertyLine = sql`p.id as property_id, p.type, p.street, p.house_number, p.box_number, p.city, p.region`;
