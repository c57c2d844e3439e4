type Node = Record<string, unknown>;

/** The things in the page's blocks of JSON-LD. Throws if a block cannot be read. */
export function thingsIn(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, block = '']) => {
    const { '@context': context, '@graph': graph, ...rest } = JSON.parse(block);
    if (context !== 'https://schema.org') throw new Error(`@context is ${context}`);
    return graph ?? [rest];
  });
}

const address = (text: string) => /^https?:\/\/[^\s<>"]+$/.test(text);
const day = (text: string) => /^\d{4}(-\d{2}-\d{2}(T.*Z)?)?$/.test(text) && !Number.isNaN(Date.parse(text));
const time = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The required form of values that the types declare as plain text. */
const forms: Record<string, (text: string) => boolean> = {
  '@id': address,
  url: address,
  item: address,
  image: address,
  logo: address,
  mainEntityOfPage: address,
  sameAs: address,
  dateModified: day,
  datePosted: day,
  datePublished: day,
  foundingDate: day,
  opens: time,
  closes: time,
};

/**
 * Errors that the types of schema-dts cannot find: empty values, wrong forms of addresses, days and times, and missing
 * values that Google's rich results require.
 */
export function problemsOf(thing: Node, path = String(thing['@type'])): string[] {
  const type = thing['@type'];
  if (typeof type !== 'string') return [`${path} has no type`];
  const own = Object.entries(thing).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${path}.${name} is empty`];
    return values.flatMap((each) => problemsOfValue(each, name, `${path}.${name}`));
  });
  return [...own, ...missing(thing, type).map((problem) => `${path}: ${problem}`)];
}

function problemsOfValue(value: unknown, name: string, path: string): string[] {
  // NaN becomes null in JSON.
  if (value === null || String(value).trim() === '') return [`${path} is empty`];
  if (typeof value === 'object') return problemsOf(value as Node, path);
  return forms[name]?.(String(value)) === false ? [`${path} must not be ${value}`] : [];
}

/** https://developers.google.com/search/docs/appearance/structured-data: the required values of each kind. */
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
