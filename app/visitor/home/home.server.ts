import type { RequestContext } from '#server/context.ts';
import { alternates } from '#site/paths.ts';
import { leadsWithPicture } from '../../modules/leads-with-picture.ts';
import { loadModules } from '../../modules/load-modules.server.ts';
import { inLanguage } from '../../modules/module-context.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { screenPage } from '../../shell/screen-page.server.ts';

/** Gives all that the home page shows: its modules, of which a banner comes first. */
export async function loadHome(context: RequestContext) {
  const { settings } = context;
  const page = screenPage(context, 'home');
  const modules = page ? await loadModules(page, context) : [];
  const banner = modules.find((module) => module.type === 'banner')?.data;
  const paths = alternates('home', {});
  const tagline = inLanguage(settings.agency.tagline, context);
  return {
    head: pageHead(context, {
      title: `${settings.agency.name}: ${(banner?.title || tagline).replace(/\.$/, '')}`,
      description: banner?.sentence || tagline,
      alternates: paths,
      picture: banner?.picture,
    }),
    alternates: paths,
    /** Where no banner says it. */
    heading: modules[0]?.type === 'banner' ? null : tagline,
    headerOnPicture: leadsWithPicture(modules),
    modules,
  };
}
