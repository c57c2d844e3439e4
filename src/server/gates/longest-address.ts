/** In characters, host and query included: many times the longest address that our pages link to. */
export const longestAddress = 8192;
