/** In characters, host and query included: many times the longest that a page of ours leads to. */
export const longestAddress = 8192;
