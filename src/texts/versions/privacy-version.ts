/**
 * The version of the privacy text that a visitor declares to have read. Raise it when that text changes in substance.
 * Version 2 names who receives data and where they take it, and is read instead of agreed to.
 */
export const privacyVersion = 2;
