/** The zoom of MapLibre from which the names of a rank show: cities, towns, municipalities, localities. */
export const namesFrom = { 1: 0, 2: 7.5, 3: 9, 4: 11 } as const;
