/**
 * Only before a change lands is a failing test tried again: there one unlucky test of thousands would hold up all
 * others. Once at its place, and then once with its file by itself (scripts/test.ts). The run names what passed only then.
 */
export const mayRepeat = process.env.CI === 'true';

export const repeats = mayRepeat ? 1 : 0;
