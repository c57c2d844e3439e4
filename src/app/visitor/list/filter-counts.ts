/**
 * The numbers and words of the filters that change while somebody chooses. `choices`: by parameter and value; a missing
 * value finds nothing, and for a missing parameter nothing is known.
 */
export type FilterCounts = {
  found: string;
  submit: string;
  choices: Partial<Record<string, Partial<Record<string, number>>>>;
};
