/** Stands in forms for the meaning of a value that is ignored on purpose. */
export const ignored = '(ignore)';
