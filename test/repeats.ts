/**
 * How often a failing test is tried again. Only before a change lands: there one unlucky test of thousands would hold up
 * all others. The run names what passed only then.
 */
export const repeats = process.env.CI === 'true' ? 2 : 0;
