import type { Choice } from '#office/interface/text-field.tsx';

/** A field of the settings as the page shows it; its value stands in the form, by its name. */
export type ShownField = { name: string; label: string; hint?: string; isOptional: boolean } & (
  | { kind: 'text'; type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' }
  | { kind: 'number' | 'check' | 'lines' }
  | { kind: 'texts'; languages: LanguageField[] }
  /** `isLocked`: has more than can be typed, and stays as it is. */
  | { kind: 'richTexts'; languages: (LanguageField & { isLocked: boolean })[] }
  | { kind: 'picture'; pictures: OfferedPicture[] }
  | { kind: 'choice'; choices: Choice[]; hasEmpty: boolean }
  | { kind: 'choices'; choices: Choice[] }
  | { kind: 'group'; fields: ShownField[] }
  | { kind: 'list'; count: number; rows: ShownRow[] }
);

type LanguageField = { name: string; label: string; lang: string };

export type OfferedPicture = { id: string; address: string };

/**
 * `was`: the number of the row when it was loaded; '' for a new one. `says`: the words that tell a long row from the
 * others; only a row with them can be folded.
 */
type ShownRow = { name: string; was: string; fields: ShownField[]; says?: string; isOpen?: boolean };

/** A change in words. */
export type ShownDifference = { path: string; field: string; before: string; after: string };
