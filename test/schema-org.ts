import { enumerations, properties, types } from './schema-org-vocabulary.ts';

type Node = Record<string, unknown>;

/** Takes the HTML of a page; gives the things that its blocks of JSON-LD tell of. Throws where one cannot be read. */
export function thingsIn(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, block = '']) => {
    const { '@context': context, '@graph': graph, ...rest } = JSON.parse(block);
    if (context !== 'https://schema.org') throw new Error(`@context is ${context}`);
    return graph ?? [rest];
  });
}

/** Takes a thing; gives what is wrong with it by the published terms, and by what Google asks of its rich results. */
export function problemsOf(thing: Node, path = String(thing['@type'])): string[] {
  const type = thing['@type'];
  if (typeof type !== 'string' || !(type in types)) return [`${path}: there is no type ${type}`];
  const own = Object.entries(thing).flatMap(([name, value]) => {
    if (name === '@type') return [];
    if (name === '@id') return isAddress(value) ? [] : [`${path}: @id is no address: ${value}`];
    const property = properties[name];
    if (!property) return [`${path}: there is no property ${name}`];
    if (!property.on.split(' ').some((domain) => isA(type, domain)))
      return [`${path}: ${name} does not stand on ${type}`];
    const values = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${path}.${name} is empty`];
    return values.flatMap((each) => problemsOfValue(each, property.is.split(' '), `${path}.${name}`));
  });
  return [...own, ...missing(thing, type).map((problem) => `${path}: ${problem}`)];
}

function problemsOfValue(value: unknown, ranges: string[], path: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const problems = problemsOf(value as Node, path);
    const type = String((value as Node)['@type']);
    return ranges.some((range) => isA(type, range))
      ? problems
      : [...problems, `${path} must not be a ${type}`];
  }
  // A page stands for the thing that it is about.
  const known = ranges.includes('Thing') ? [...ranges, 'URL'] : ranges;
  return known.some((range) => isOf(range, value)) ? [] : [`${path} is not of ${ranges}: ${value}`];
}

function isOf(range: string, value: unknown): boolean {
  const text = typeof value === 'string' ? value : '';
  switch (range) {
    case 'Text':
      return text.trim() !== '';
    case 'URL':
      return isAddress(value);
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'Integer':
      return Number.isInteger(value);
    case 'Date':
      return /^\d{4}(-\d{2}-\d{2})?$/.test(text) && !Number.isNaN(Date.parse(text));
    case 'DateTime':
      return /^\d{4}-\d{2}-\d{2}T.*Z$/.test(text) && !Number.isNaN(Date.parse(text));
    case 'Time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
    default:
      return enumerations[range]?.includes(text) ?? false;
  }
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s<>"]+$/.test(value);
}

function isA(type: string, ancestor: string): boolean {
  return (
    type === ancestor || (types[type] ?? '').split(' ').some((above) => above !== '' && isA(above, ancestor))
  );
}

/** https://developers.google.com/search/docs/appearance/structured-data: what each kind must have. */
function missing(thing: Node, type: string): string[] {
  const needs = (...names: string[]) =>
    names.filter((name) => !(name in thing)).map((name) => `has no ${name}`);
  switch (type) {
    case 'BreadcrumbList':
      return problemsOfWay(thing.itemListElement);
    case 'NewsArticle':
    case 'Article':
      return needs('headline', 'author', 'dateModified');
    case 'RealEstateListing':
      return needs('name', 'url', 'mainEntity');
    case 'RealEstateAgent':
      return needs('name');
    case 'Offer':
      return [...needs('availability'), ...('price' in thing ? needs('priceCurrency') : [])];
    default:
      return [];
  }
}

function problemsOfWay(items: unknown): string[] {
  if (!Array.isArray(items) || items.length < 2) return ['has fewer than two steps'];
  return items.flatMap((item: Node, index) => {
    const isLast = index === items.length - 1;
    return [
      ...(item.position === index + 1 ? [] : [`step ${index + 1} has the position ${item.position}`]),
      ...(item.name ? [] : [`step ${index + 1} has no name`]),
      ...(item.item || isLast ? [] : [`step ${index + 1} leads nowhere`]),
    ];
  });
}
