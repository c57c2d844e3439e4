import type { RequestContext } from '#app/request-context.ts';
import type { ModuleOf, ModuleType, PageModule } from '#site/pages/module-schema.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { loadArticle } from './article/article.server.ts';
import { loadNews } from './article-category/news.server.ts';
import { loadBackground, type ShownBackground } from './background/background.server.ts';
import { loadBanner } from './banner/banner.server.ts';
import { loadContact } from './contact/contact.server.ts';
import { loadLinkRows } from './links/link-rows.server.ts';
import { loadRecentProjects } from './project-list/recent-projects.server.ts';
import { loadRecentProperties } from './property-list/recent-properties.server.ts';
import { loadSearchStrip } from './search/search-strip.server.ts';
import { loadFigures } from './stats/figures.server.ts';
import { loadTeam } from './team-category/team.server.ts';
import { loadTestimonials } from './testimonials/testimonials.server.ts';
import { loadTextWithPicture } from './text-with-picture/text-with-picture.server.ts';
import { loadValuation } from './valuation/valuation.server.ts';

type Loader<Type extends ModuleType> = (module: ModuleOf<Type>, context: RequestContext) => unknown;

/** A loader gives null if there is nothing to show. */
const loaders = {
  banner: loadBanner,
  search: loadSearchStrip,
  propertyList: loadRecentProperties,
  projectList: loadRecentProjects,
  article: loadArticle,
  articleCategory: loadNews,
  teamCategory: loadTeam,
  testimonials: loadTestimonials,
  stats: loadFigures,
  contact: loadContact,
  textWithPicture: loadTextWithPicture,
  links: loadLinkRows,
  valuation: loadValuation,
} satisfies { [Type in ModuleType]: Loader<Type> };

export type LoadedModule = {
  [Type in ModuleType]: {
    type: Type;
    position: number;
    columns: number;
    background: ShownBackground;
    data: NonNullable<Awaited<ReturnType<(typeof loaders)[Type]>>>;
  };
}[ModuleType];

/** The published modules in their order, without those that have nothing to show. Adds the tags of the data read. */
export async function loadModules(page: Page, context: RequestContext): Promise<LoadedModule[]> {
  const published = page.modules
    .filter(({ status }) => status === 'published')
    .toSorted((a, b) => a.position - b.position);
  const loaded = await Promise.all(published.map((module) => loadModule(module, context)));
  return sayOnce(loaded.filter((module) => module !== null));
}

/** Says how reviews are checked only below the last ones shown, not also below the score above them. */
function sayOnce(modules: LoadedModule[]): LoadedModule[] {
  const said = new Set<string>();
  return modules
    .toReversed()
    .map((module) => {
      if (module.type !== 'stats' && module.type !== 'testimonials') return module;
      const { notice } = module.data;
      if (!notice) return module;
      const isSaid = said.has(notice.text);
      said.add(notice.text);
      return (isSaid ? { ...module, data: { ...module.data, notice: null } } : module) as LoadedModule;
    })
    .toReversed();
}

async function loadModule(module: PageModule, context: RequestContext): Promise<LoadedModule | null> {
  const { type, position, columns } = module;
  const load = loaders[type] as Loader<ModuleType>;
  const [data, background] = await Promise.all([load(module, context), loadBackground(module, context)]);
  return data === null ? null : ({ type, position, columns, background, data } as LoadedModule);
}
