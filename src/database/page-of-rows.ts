/** A part of a list, and the length of the whole list. */
export type PageOfRows<Row> = { rows: Row[]; total: number };

/** `propertyId`: only rows of this property. */
export type WantedRows = { propertyId?: number; limit: number; offset?: number };
