/** The numbers and words of the filters that change while somebody chooses. `choices`: by parameter and value. */
export type ShownCounts = {
  found: string;
  submit: string;
  choices: Partial<Record<string, Partial<Record<string, number>>>>;
};
