/** A part of a list, and how many there are in all. */
export type PageOfRows<Row> = { rows: Row[]; total: number };

/** Which part of a list: `propertyId` of one property only. */
export type WantedRows = { propertyId?: number; limit: number; offset?: number };
