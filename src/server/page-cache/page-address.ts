import { matchPath, pathEntry } from '#site/paths/paths.ts';

export type PageAddress = {
  /** Path and query in one canonical spelling: the key of the page, and all that its renderer sees of a request. */
  key: string;
  /**
   * A lasting address exists once per page of the site. A passing one has a query or another spelling: anybody can make
   * up more of them without end, so they must not push the lasting ones out.
   */
  lasting: boolean;
};

const DATA = '_.data';

/** Follows the path of a page in the address of the data that the page was rendered with. */
const RENDERED = '_.rendered';

/** Path and query of the data that the page was rendered with. */
export function renderedDataAddress(key: string): string {
  return key.replace(/(?=\?|$)/, RENDERED);
}

/** Path and query of the page whose rendered data a request asks for; undefined for any other request. */
export function pageOfRenderedData(target: string): string | undefined {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.endsWith(`/${RENDERED}`)) return undefined;
  return path.slice(0, -RENDERED.length) + target.slice(path.length);
}

/**
 * `target`: path and query as they stand in a request. The answer is kept under an address with only the parameters
 * that the page declares, in the order of the path table and without empty ones (a GET form sends its empty fields).
 * Undefined for addresses that are never kept: those that are neither in the path table nor the agency's own, those
 * without language or final slash, and personal screens. `isOwnPage`: whether the agency has a page of its own at a
 * path.
 */
export function pageAddress(target: string, isOwnPage: (path: string) => boolean): PageAddress | undefined {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const isData = path.endsWith(`/${DATA}`);
  const pagePath = isData ? path.slice(0, -DATA.length) : path;
  if (!pagePath.endsWith('/') || pagePath.includes('//')) return undefined;
  const parameters = parametersOf(pagePath, isOwnPage);
  if (!parameters) return undefined;

  // `_routes`: React Router asks only for the data of some of the page's routes.
  const declared = isData ? [...parameters, '_routes'] : parameters;
  const query = mark < 0 ? '' : declaredQuery(target.slice(mark + 1), declared);
  return { key: query ? `${path}?${query}` : path, lasting: !query && !path.includes('%') };
}

/** The parameters that change a page; undefined for a page that is not kept. */
function parametersOf(path: string, isOwnPage: (path: string) => boolean): readonly string[] | undefined {
  const match = matchPath(path);
  if (!match) return isOwnPage(path) ? [] : undefined;
  const { personal, query } = pathEntry(match.name);
  return match.language && !personal ? (query ?? []) : undefined;
}

function declaredQuery(query: string, declared: readonly string[]): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of declared) {
    for (const value of given.getAll(name)) if (value !== '') kept.append(name, value);
  }
  return kept.toString();
}
