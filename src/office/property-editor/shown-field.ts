import type { Language } from '#domain/language.ts';
import type { TranslationState } from '#domain/text/translation-state.ts';

/** The control of a field in the editor. */
export type Control =
  | { kind: 'line'; inputMode?: 'numeric' | 'decimal' | 'url'; max?: number }
  /** One line of text, broken to be read whole. */
  | { kind: 'title'; max: number }
  | { kind: 'text'; rows: number; max: number }
  | { kind: 'date' }
  | { kind: 'select'; choices: { value: string; label: string }[] }
  | { kind: 'many'; choices: { value: string; label: string }[] }
  /** A table of its own (rooms-table.tsx). */
  | { kind: 'rooms'; choices: { value: string; label: string }[] };

/** A value that somebody else wrote: `content` as the server knows it (JSON), `typed` as a field shows it. */
export type WrittenField = { content: string; typed: string; words: string; who: string; when: string };

/** One attribute, or one text in one language. */
export type ShownField = {
  /** 'bedrooms', 'title.fr'. */
  key: string;
  label: string;
  unit?: string;
  /** For a text: its language, and the name of the attribute without it. */
  language?: { code: Language; name: string; attribute: string; state?: TranslationState };
  control: Control;
  /** The text in the field, and its content (JSON), which the next save must send as seen. */
  typed: string;
  seen: string;
  /** Required by law. */
  isLaw: boolean;
  /** Hidden until the user asks for more. */
  isMore: boolean;
  /** Changed and not published: the value on the site, and who changed it. */
  waits?: { stored: string; who: string; when: string };
  /** The system that imports this value, and the value; the field is then read-only. */
  fedBy?: { source: string; value: string };
  /** Managed by staff although an import has it too: the value that the import offers, if any. */
  lock?: { source: string; offered?: string };
  /** Where its value comes from. */
  note?: string | undefined;
  /** It was changed before. */
  hasHistory: boolean;
  /** Why its value cannot be published. */
  problem?: string;
};

export type ShownSection = {
  group: string;
  title: string;
  fields: ShownField[];
  done: number;
  of: number;
  /** Legal information is missing in this section. */
  lacks: boolean;
};

/** The answer to saving a field (save-field.server.ts). */
export type FieldAnswer =
  | { outcome: 'saved'; seen: string; when: string }
  | { outcome: 'unreadable'; seen: string; problem: string; when: string }
  | { outcome: 'conflict'; theirs: WrittenField[] }
  | { outcome: 'outdated' }
  /** Set only in the browser: the server will never accept it. */
  | { outcome: 'refused' };
