/**
 * The numbers and words of the filters that change while somebody chooses. `choices`: by parameter and value; a value
 * that is not there finds nothing, of a parameter that is not there nothing is known.
 */
export type FilterCounts = {
  found: string;
  submit: string;
  choices: Partial<Record<string, Partial<Record<string, number>>>>;
};
