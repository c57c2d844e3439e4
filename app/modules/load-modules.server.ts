import type { RequestContext } from '#server/context.ts';
import type { ModuleOf, ModuleType, PageModule } from '#site/module-schema.ts';
import type { Page } from '#site/page-schema.ts';
import { loadBanner } from './banner.server.ts';
import { loadFigures } from './figures.server.ts';
import { loadLinkRows } from './link-rows.server.ts';
import { loadNews } from './news.server.ts';
import { loadRecentProperties } from './recent-properties.server.ts';
import { loadSearchStrip } from './search-strip.server.ts';
import { loadTestimonials } from './testimonials.server.ts';
import { loadValuation } from './valuation.server.ts';

type Loader<Type extends ModuleType> = (module: ModuleOf<Type>, context: RequestContext) => unknown;

/** What each kind of module needs, loaded by a function that gives null where there is nothing to show. */
const loaders = {
  banner: loadBanner,
  search: loadSearchStrip,
  propertyList: loadRecentProperties,
  stats: loadFigures,
  links: loadLinkRows,
  testimonials: loadTestimonials,
  articleCategory: loadNews,
  valuation: loadValuation,
} satisfies { [Type in ModuleType]?: Loader<Type> };

type Loadable = keyof typeof loaders;

/** A module with all that it shows. */
export type LoadedModule = {
  [Type in Loadable]: {
    type: Type;
    position: number;
    columns: number;
    data: NonNullable<Awaited<ReturnType<(typeof loaders)[Type]>>>;
  };
}[Loadable];

/**
 * Takes a page; gives its published modules in their order, each with what it shows. One that has nothing to show is
 * left out. Adds the tags of what was read.
 */
export async function loadModules(page: Page, context: RequestContext): Promise<LoadedModule[]> {
  const published = page.modules
    .filter(({ status }) => status === 'published')
    .toSorted((a, b) => a.position - b.position);
  const loaded = await Promise.all(published.map((module) => loadModule(module, context)));
  return loaded.filter((module) => module !== null);
}

async function loadModule(module: PageModule, context: RequestContext): Promise<LoadedModule | null> {
  const { type, position, columns } = module;
  const load = loaders[type as Loadable] as Loader<ModuleType> | undefined;
  if (!load) return null;
  const data = await load(module, context);
  return data === null ? null : ({ type, position, columns, data } as LoadedModule);
}
