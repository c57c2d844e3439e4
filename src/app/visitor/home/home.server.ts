import { leadsWithPicture } from '#app/modules/leads-with-picture.ts';
import { loadModules } from '#app/modules/load-modules.server.ts';
import { inLanguage } from '#app/modules/module-context.server.ts';
import { screenPage } from '#app/modules/screen-page.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { alternates } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';

/** A banner comes first among the modules. */
export async function loadHomePage(context: RequestContext) {
  const { settings, language } = context;
  const page = screenPage(context, 'home');
  const modules = page ? await loadModules(page, context) : [];
  const banner = modules.find((module) => module.type === 'banner')?.data;
  const paths = alternates('home', {});
  const tagline = inLanguage(settings.agency.tagline, context);
  return {
    head: pageHead(context, {
      title: textsFor(language)('LABEL_AND_TEXT', {
        label: settings.agency.name,
        text: (banner?.title || tagline).replace(/\.$/, ''),
      }),
      description: banner?.sentence || tagline,
      alternates: paths,
      picture: banner?.picture,
    }),
    alternates: paths,
    /** Null if a banner shows it. */
    heading: modules[0]?.type === 'banner' ? null : tagline,
    headerOnPicture: leadsWithPicture(modules),
    modules,
  };
}
