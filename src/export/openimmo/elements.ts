import { escapeXml } from '#domain/text/escape-xml.ts';

type Value = string | number | boolean | null | undefined;

/** An element with a text; '' if there is none. */
export function word(name: string, value: Value, attributes: Readonly<Record<string, Value>> = {}): string {
  if (value === null || value === undefined || value === '') return '';
  return `<${name}${attributesOf(attributes)}>${escapeXml(String(value))}</${name}>`;
}

/** An element with attributes only; '' if it has none. */
export function mark(name: string, attributes: Readonly<Record<string, Value>>): string {
  const said = attributesOf(attributes);
  return said === '' ? '' : `<${name}${said}/>`;
}

/** An element with others in it, in the order that the schema wants; '' if it has none. */
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
