import { expect, it } from 'vitest';
import { type ModuleField, moduleFields, moduleTypes } from '#site/pages/module-fields.ts';
import { nl } from '#texts/office/nl.ts';
import { moduleText } from './module-editor.tsx';
import { choiceText, fieldText } from './page-fields.tsx';

it.each(moduleTypes)('a module %s has words for its kind, its fields and their choices', (type) => {
  const keys = [moduleText(type), ...moduleFields(type).flatMap(keysOf)];
  expect(keys.filter((key) => !(key in nl))).toEqual([]);
});

function keysOf(field: ModuleField): string[] {
  const own = fieldText(field.name);
  if (field.kind === 'rows') return [own, ...field.fields.flatMap(keysOf)];
  const isChosen = field.kind === 'choice' || (field.kind === 'category' && field.options.length > 1);
  return isChosen ? [own, ...field.options.map(choiceText)] : [own];
}
