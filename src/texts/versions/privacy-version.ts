/**
 * The version of the privacy text that a visitor says to have read. Raise it when that text changes in substance. 2: names
 * who receives data and where they take it, and is read instead of agreed to.
 */
export const privacyVersion = 2;
