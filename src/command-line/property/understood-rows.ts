import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { withoutNothings } from '#import/core/sense/given-values.ts';

const toldRows = 3;

/** Tells how the first rows were read, for somebody who checks whether the file is read correctly. */
export async function* tellFirst(
  changes: AsyncIterable<PropertyChange>,
  out: (text: string) => void,
): AsyncGenerator<PropertyChange> {
  let told = 0;
  for await (const change of changes) {
    if (told < toldRows) out(understoodLines(withoutNothings(change)));
    told += 1;
    yield change;
  }
}

/** The values read from a row. */
function understoodLines({ origin, values, texts, ...change }: PropertyChange): string {
  const told = [
    ...Object.entries(values),
    ...Object.entries(texts).flatMap(([key, text]) =>
      Object.entries(text ?? {}).map(([language, each]) => [`${key}.${language}`, each] as const),
    ),
    ...(['publishedAt', 'agentEmail', 'projectReference', 'photos', 'photoNatures'] as const).map(
      (key) => [key, change[key]] as const,
    ),
  ].filter(([, value]) => value !== null && value !== undefined);
  const lines = told.map(([key, value]) => `  ${key}: ${shown(key, value)}\n`);
  return `Read from ${origin}:\n${lines.join('')}`;
}

function shown(key: string, value: unknown): string {
  if (key.endsWith('Cents')) return `€ ${Number(value) / 100}`;
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/gu, ' ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
