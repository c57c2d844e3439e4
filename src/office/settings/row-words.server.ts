import { formatDay, isDay } from '#domain/time/dates.ts';
import type { FieldOf } from './describe-shape.server.ts';
import { choiceLabel } from './field-words.server.ts';
import type { AboutForm } from './present-fields.server.ts';

/** The words that tell a folded row from the others: its choices, its day, its percentage and its first words. */
export function rowInWords(
  group: FieldOf<'group'>,
  at: string,
  about: Pick<AboutForm, 'typed' | 'language'>,
): string {
  return wordsOf(group, at, about).slice(0, 4).join(', ');
}

/** Fields that tell no row from another. */
const untold = ['source', 'note', 'certainty', 'public'];

function wordsOf(
  group: FieldOf<'group'>,
  at: string,
  { typed, language }: Pick<AboutForm, 'typed' | 'language'>,
): string[] {
  return group.fields.flatMap((field): string[] => {
    const name = `${at}.${field.name}`;
    const value = typed[name]?.at(-1) ?? '';
    if (untold.includes(field.name)) return [];
    switch (field.kind) {
      case 'choice':
      case 'choices':
        return (typed[name] ?? []).filter(Boolean).map((each) => choiceLabel(field.path, each, language));
      case 'text':
        return field.name === 'from' && value ? [isDay(value) ? formatDay(value, language) : value] : [];
      case 'number':
        return field.name === 'percent' && value ? [`${value}\u00a0%`] : [];
      case 'lines':
        return value ? [value.split('\n', 1).join('')] : [];
      case 'texts':
        return [typed[`${name}.${language}`]?.at(-1) ?? ''].filter(Boolean);
      case 'group':
        return field.fields.length < 3 ? wordsOf(field, name, { typed, language }) : [];
      default:
        return [];
    }
  });
}
