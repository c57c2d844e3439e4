/** `label`: as shown in its place. `name`: the full name, if the label says too little. */
export type FilterChoice = {
  value: string;
  label: string;
  name?: string;
  chosen: boolean;
  /** Finer choices, offered once this one is taken. */
  finer?: FilterChoice[];
};

/** `names`: its parameters in the address. `stops`: the amounts that a slider offers, in euros. */
export type FilterInput = { label: string; names: string[] } & (
  | { kind: 'zones'; zones: { key: string; name: string }[]; pick?: { href: string; label: string } }
  | { kind: 'text' | 'date'; value: string }
  | { kind: 'checks' | 'segments' | 'energy'; choices: FilterChoice[] }
  | { kind: 'range'; unit: string; values: string[]; stops?: number[] }
);
