import type { Language } from '#domain/language.ts';
import type { TranslationState } from '#domain/text/translation-state.ts';

/** What a field of the editor is filled in with. */
export type Control =
  | { kind: 'line'; inputMode?: 'numeric' | 'decimal' | 'url'; max?: number }
  | { kind: 'text'; rows: number; max: number }
  | { kind: 'date' }
  | { kind: 'select'; choices: { value: string; label: string }[] }
  | { kind: 'many'; choices: { value: string; label: string }[] }
  /** A table of its own (rooms-table.tsx). */
  | { kind: 'rooms'; choices: { value: string; label: string }[] };

/** A value that somebody else wrote: `content` as the server knows it (JSON), `typed` as a field shows it. */
export type Written = { content: string; typed: string; words: string; who: string; when: string };

/** One attribute, or one text in one language. */
export type ShownField = {
  /** 'bedrooms', 'title.fr'. */
  key: string;
  label: string;
  unit?: string;
  /** Of a text: its language, and what the attribute is called without it. */
  language?: { code: Language; name: string; attribute: string; state?: TranslationState };
  control: Control;
  /** What stands in it, and the content behind that (JSON), which saving it again must name. */
  typed: string;
  seen: string;
  /** The law asks for it. */
  isLaw: boolean;
  /** Out of sight until it is asked for. */
  isMore: boolean;
  /** Changed and not published: what the site shows instead, and by whom it was written. */
  waits?: { stored: string; who: string; when: string };
  /** The system of the agency that writes it, and what that wrote; then it cannot be typed in. */
  fedBy?: { source: string; value: string };
  /** Managed here although a system of the agency has it too: what that offers instead, if it did. */
  lock?: { source: string; offered?: string };
  /** It was changed before. */
  hasHistory: boolean;
  /** Why what stands in it cannot be published. */
  problem?: string;
};

export type ShownSection = {
  group: string;
  title: string;
  fields: ShownField[];
  done: number;
  of: number;
  /** The law asks for something here that is not there. */
  lacks: boolean;
};

/** What saving a field is answered with (save-field.server.ts). */
export type FieldAnswer =
  | { outcome: 'saved'; seen: string; when: string }
  | { outcome: 'unreadable'; seen: string; problem: string; when: string }
  | { outcome: 'conflict'; theirs: Written[] }
  | { outcome: 'outdated' }
  /** Only in the browser: the server will never take it. */
  | { outcome: 'refused' };
