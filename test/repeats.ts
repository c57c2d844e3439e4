/**
 * A failing test is tried again only before a change lands, where one unlucky test of thousands would hold up all
 * others: once in its place, and then once with its file alone (scripts/test.ts). The run names the tests that passed
 * only then.
 */
export const mayRepeat = process.env.CI === 'true';

export const repeats = mayRepeat ? 1 : 0;
