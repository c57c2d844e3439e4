/** The fields that an answer fills in by itself; slots and documents are put in when it is sent. */
const answerFields = ['firstname', 'property', 'moment', 'sender', 'slots', 'documents'] as const;

export type AnswerField = (typeof answerFields)[number];

const field = /\{\{(\w+)\}\}/g;

/**
 * Puts values into a template. A field with an empty value goes, with the space before it ('Dag {{firstname}},' becomes
 * 'Dag,') and with its paragraph if nothing else is in it. A field without a value stays, to be filled in later.
 */
export function fillAnswer(text: string, values: Partial<Record<AnswerField, string>>): string {
  const fill = (paragraph: string) =>
    paragraph.replace(/ ?\{\{(\w+)\}\}/g, (found, name: AnswerField) => {
      const value = values[name];
      if (value === undefined) return found;
      return value === '' ? '' : found.replace(/\{\{\w+\}\}/, () => value);
    });
  const paragraphs = text.split(/(?:\r?\n){2}/);
  return paragraphs
    .filter((each) => each.trim() === '' || fill(each).trim() !== '')
    .map(fill)
    .join('\n\n');
}

/** The fields of a text that do not exist, as they are written there. */
export function unknownFields(text: string): string[] {
  const names: readonly string[] = answerFields;
  return [...text.matchAll(field)].filter(([, name = '']) => !names.includes(name)).map(([found]) => found);
}

/** The fields of a text that would be sent unfilled: slots and documents are put in when it is sent. */
export function unfilledFields(text: string): string[] {
  return [...text.matchAll(field)].filter(([, name = '']) => !isPutInText(name)).map(([found]) => found);
}

/** The fields that belong in the text, not in the subject: slots and documents, each on a line of its own. */
export function fieldsOfText(subject: string): string[] {
  return [...subject.matchAll(field)].filter(([, name = '']) => isPutInText(name)).map(([found]) => found);
}

function isPutInText(name: string): boolean {
  return name === 'slots' || name === 'documents';
}
