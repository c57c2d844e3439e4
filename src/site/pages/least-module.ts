import { moduleFields, moduleTypes, onlyView } from './module-fields.ts';

/** A module of a kind with as little as its schema asks for; undefined if there is no such kind. */
export function leastModule(
  asked: unknown,
  { position = 0, articleKey = '' } = {},
): (Record<string, unknown> & { type: string }) | undefined {
  const type = moduleTypes.find((each) => each === asked);
  if (!type) return undefined;
  const needed = moduleFields(type)
    .filter(({ isOptional }) => !isOptional)
    .map((field) => {
      if (field.kind === 'choice') return [field.name, field.options[0]];
      if (field.kind === 'category') return [field.name, { type: 'category', id: field.options[0] }];
      if (field.kind === 'article') return [field.name, { type: 'article', id: articleKey }];
      return [field.name, field.kind === 'rows' ? [] : {}];
    });
  const view = onlyView(type);
  return { type, ...(view && { view }), position, ...Object.fromEntries(needed) };
}
