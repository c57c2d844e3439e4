import { escapeXml } from '#domain/text/escape-xml.ts';

type Value = string | number | boolean | null | undefined;

/** An element with words in it; nothing where there are none. */
export function word(name: string, value: Value, attributes: Readonly<Record<string, Value>> = {}): string {
  if (value === null || value === undefined || value === '') return '';
  return `<${name}${attributesOf(attributes)}>${escapeXml(String(value))}</${name}>`;
}

/** One that says all by its attributes; nothing where it has none. */
export function mark(name: string, attributes: Readonly<Record<string, Value>>): string {
  const said = attributesOf(attributes);
  return said === '' ? '' : `<${name}${said}/>`;
}

/** One with others in it, in the order in which the schema wants them; nothing where it has none. */
export function group(
  name: string,
  parts: readonly string[],
  attributes: Readonly<Record<string, Value>> = {},
): string {
  const content = parts.join('');
  return content === '' ? '' : `<${name}${attributesOf(attributes)}>${content}</${name}>`;
}

function attributesOf(attributes: Readonly<Record<string, Value>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}
