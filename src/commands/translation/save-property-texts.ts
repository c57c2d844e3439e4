import { audit, type By } from '#commands/audit.ts';
import { type SavedEdit, saveEditIn } from '#commands/property/save-edit.ts';
import type { Language } from '#domain/language.ts';
import { markTranslationsIn } from './mark-translation.ts';

/** `seen`: the contents of the field that the writer saw. `source`: the text that it translates. */
type HomeText = {
  key: string;
  typed: string;
  seen: readonly unknown[];
  source: unknown;
  sourceLanguage: Language;
};

/** Gives the outcome of each text, by its key: kept texts wait in the working copy of the property. */
export async function savePropertyTexts(
  { database, ...by }: By,
  saving: {
    propertyId: number;
    language: Language;
    texts: readonly HomeText[];
    state: 'checked' | 'machine';
    /** A random id, unique to this call. */
    client: string;
  },
): Promise<Map<string, SavedEdit>> {
  const { propertyId, language, texts, state, client } = saving;
  return database.transaction().execute(async (transaction) => {
    const outcomes = new Map<string, SavedEdit>();
    for (const { key, typed, seen, source, sourceLanguage } of texts) {
      const edit = { propertyId, key: `${key}.${language}`, typed, seen, client, sequence: 1 };
      const saved = await saveEditIn(transaction, by, edit);
      outcomes.set(key, saved);
      if (saved.outcome !== 'saved' || saved.content === null) continue;
      const marked = { sourceLanguage, language, source, target: saved.content, state };
      await markTranslationsIn(transaction, by, { kind: 'property', id: propertyId }, [marked]);
    }
    const isKept = [...outcomes.values()].some(({ outcome }) => outcome === 'saved');
    if (isKept && state === 'machine')
      await audit(transaction, by, `translation.machine ${language}`, `property:${propertyId}`);
    return outcomes;
  });
}
