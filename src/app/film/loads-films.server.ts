import type { RequestContext } from '#app/request-context.ts';
import { videoLink } from '#domain/media/video-link.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { isFilmHost } from './film.server.ts';

const framed: readonly unknown[] = ['youtube', 'vimeo', 'facebook'];

/**
 * True if some page shows a film of another host that needs consent: its player, or a file that plays by itself.
 * `videos`: those of properties.
 */
export function loadsFilms(
  { settings, pages, publicUrl }: Pick<RequestContext, 'settings' | 'pages' | 'publicUrl'>,
  videos: readonly string[],
): boolean {
  const modules = pages.filter(isPublished).flatMap((page) => page.modules);
  const isFramed = (url: string) => framed.includes(videoLink(url)?.kind);
  return (
    videos.some(isFramed) ||
    modules.some((module) => {
      if (!('video' in module) || !module.video) return false;
      if (module.type !== 'banner') return isFramed(module.video);
      const url = URL.parse(module.video, publicUrl);
      return module.view === 'video' && !!url && url.origin !== publicUrl && isFilmHost(url, settings);
    })
  );
}

function isPublished({ status }: Page): boolean {
  return status !== 'draft';
}
