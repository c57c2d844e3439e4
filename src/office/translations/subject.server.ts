import { textHash } from '#database/text/text-hash.ts';
import type { TextKind, TextState } from '#database/text/text-states.ts';
import type { Language } from '#domain/language.ts';
import {
  isWritten,
  sourceLanguage,
  type TranslationState,
  translationState,
} from '#domain/text/translation-state.ts';

export type Texts = Partial<Record<Language, unknown>>;

/** A text in all its languages, as stored and with its waiting changes. */
export type SubjectText = {
  key: string;
  label: string;
  /** 'rich': JSON as the site draws it; typed as a text with a few signs. */
  kind: 'line' | 'long' | 'rich';
  max: number;
  stored: Texts;
  current: Texts;
  /** The language in which it was written, if that is known. */
  original?: Language | null;
  /** Languages that cannot be typed here: an import (`fed`) or a colleague (`taken`) writes them. */
  fed?: readonly Language[];
  taken?: readonly Language[];
  /** It has no working copy: a new text is on the site at once, so a machine writes nothing. */
  isCaption?: boolean;
  /** Never sent to a service. */
  isSecret?: boolean;
};

/** Anything with texts in several languages. */
export type Subject = {
  kind: TextKind;
  id: number;
  title: string;
  note: string;
  isPublished: boolean;
  /** It is off the site and out of the list, until somebody publishes it again. */
  isWithdrawn?: boolean;
  /** The screen that edits and publishes it; undefined if the user may not open it, or if there is none. */
  editor: string | undefined;
  texts: SubjectText[];
};

/** Undefined if there is nothing to translate: it is empty everywhere, or this is the language it was written in. */
export function stateOf(
  text: Pick<SubjectText, 'stored' | 'current' | 'original'>,
  language: Language,
  { states, defaultLanguage }: { states: readonly TextState[]; defaultLanguage: Language },
): { state: TranslationState; source: Language } | undefined {
  const source = sourceLanguage(text.current, text.original, defaultLanguage);
  if (!source || source === language) return undefined;
  const known = states.filter((each) => each.sourceLanguage === source && each.language === language);
  const hashOf = (value: unknown) => (isWritten(value) ? textHash(value) : undefined);
  const pair = {
    source: hashOf(text.current[source]),
    target: hashOf(text.current[language]),
    storedSource: hashOf(text.stored[source]),
    storedTarget: hashOf(text.stored[language]),
  };
  return { state: translationState(pair, known), source };
}

/** A user who may not open the property leaves its photographs alone. */
export function mayDescribe({ editor }: Subject, { isCaption }: SubjectText): boolean {
  return !isCaption || editor !== undefined;
}

/** 'property-12' in an address. */
export function subjectPath({ kind, id }: Pick<Subject, 'kind' | 'id'>): string {
  return `/office/content/translations/${kind}-${id}/`;
}
