import { describe, expect, it } from 'vitest';
import { moduleFields, moduleTypes } from './module-fields.ts';
import { moduleSchema } from './module-schema.ts';

describe.each(moduleTypes)('the fields of %s', (type) => {
  it('are those of its schema', () => {
    const schema = moduleSchema.options.find(({ shape }) => shape.type.value === type);
    const names = Object.keys(schema?.shape ?? {}).filter((name) => !['type', 'position'].includes(name));
    const shown = moduleFields(type).map(({ name }) => name);
    // A module with only one view asks for none.
    expect([...shown, ...(shown.includes('view') ? [] : ['view'])].toSorted()).toEqual(names.toSorted());
  });
});

it('say what each may hold', () => {
  const of = (type: (typeof moduleTypes)[number], name: string) =>
    moduleFields(type).find((field) => field.name === name);
  expect(of('banner', 'pictureIds')).toEqual({
    name: 'pictureIds',
    isOptional: true,
    kind: 'pictures',
    most: 12,
  });
  expect(of('textWithPicture', 'text')).toMatchObject({ kind: 'richText', isOptional: false });
  expect(of('textWithPicture', 'view')).toMatchObject({ options: ['pictureLeft', 'pictureRight'] });
  expect(of('stats', 'columns')).toMatchObject({ kind: 'number', least: 1, most: 12 });
  expect(of('articleCategory', 'relation')).toMatchObject({ kind: 'category', options: ['news', 'service'] });
  expect(of('article', 'relation')).toMatchObject({ kind: 'article' });
  expect(of('links', 'rows')).toMatchObject({
    kind: 'rows',
    most: 12,
    fields: [
      { name: 'title', kind: 'texts' },
      { name: 'sentence', kind: 'texts' },
      { name: 'link', kind: 'link' },
    ],
  });
});
