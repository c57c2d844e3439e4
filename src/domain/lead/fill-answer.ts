/** What an answer fills in by itself; the free times and the documents are put in when it is sent. */
export const answerFields = ['firstname', 'property', 'sender', 'slots', 'documents'] as const;

export type AnswerField = (typeof answerFields)[number];

const field = /\{\{(\w+)\}\}/g;

/**
 * Puts values into a template. A field without a value goes with the space before it ('Dag {{firstname}},' becomes
 * 'Dag,'), and with its paragraph where it was all of it; one that is not given stays, to be filled in later.
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

/** The fields that a text names and that do not exist, as they stand there. */
export function unknownFields(text: string): string[] {
  const names: readonly string[] = answerFields;
  return [...text.matchAll(field)].filter(([, name = '']) => !names.includes(name)).map(([found]) => found);
}

/** Those left in a text that would go out as they stand. */
export function unfilledFields(text: string): string[] {
  return [...text.matchAll(field)].filter(([, name = '']) => !isPutInText(name)).map(([found]) => found);
}

/** Those that have their place in the text alone: free times and documents, each on a line of its own. */
export function fieldsOfText(subject: string): string[] {
  return [...subject.matchAll(field)].filter(([, name = '']) => isPutInText(name)).map(([found]) => found);
}

function isPutInText(name: string): boolean {
  return name === 'slots' || name === 'documents';
}
