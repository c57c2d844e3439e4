import { escapeXml } from '#domain/text/escape-xml.ts';

/** Characters that XML 1.0 cannot hold in any way, such as a form feed that was pasted with a text. */
const impossible = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** An element with a text; '' if there is none. */
export function element(name: string, value: string | number | undefined | null, attributes = ''): string {
  if (value === undefined || value === null || value === '') return '';
  return `<${name}${attributes}>${escapeXml(String(value).replace(impossible, ''))}</${name}>`;
}

export function wrap(name: string, parts: readonly string[], attributes = ''): string {
  const inside = parts.join('');
  return inside === '' ? '' : `<${name}${attributes}>${inside}</${name}>`;
}
