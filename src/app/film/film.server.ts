import type { RequestContext } from '#app/request-context.ts';
import { webAddress } from '#domain/address/web-address.ts';
import { videoLink } from '#domain/media/video-link.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import type { Settings } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';

/** A video or virtual tour, shown in a frame or played as a file on request; else only a link. */
export type Film = {
  kind: 'video' | 'tour';
  title: string;
  href: string;
  host: string;
  frame?: string;
  file?: string;
  /** A file of this site: no other host learns that it is played. */
  isOwn?: boolean;
  /** Stands in its place until it is asked for. */
  picture?: ShownPicture;
};

/** Undefined if the address is not understood. */
export function presentVideo(
  url: string | null,
  { settings, language, publicUrl }: RequestContext,
): Film | undefined {
  const video = webAddress(url, publicUrl);
  const link = video && videoLink(video.href);
  if (!link) return undefined;
  const film = { kind: 'video' as const, title: textsFor(language)('VIDEO'), href: video.href };
  if (link.kind === 'youtube') {
    return { ...film, host: 'YouTube', frame: `https://www.youtube-nocookie.com/embed/${link.id}` };
  }
  if (link.kind === 'vimeo') {
    return { ...film, host: 'Vimeo', frame: `https://player.vimeo.com/video/${link.id}?dnt=1` };
  }
  if (link.kind === 'facebook') {
    // The player finds a video by the address of its page.
    const query = new URLSearchParams({ href: video.href, show_text: 'false' });
    return { ...film, host: 'Facebook', frame: `https://www.facebook.com/plugins/video.php?${query}` };
  }
  const isOwn = video.origin === publicUrl;
  const isPlayed = link.kind === 'file' && (isOwn || isFilmHost(video, settings));
  return { ...film, host: video.hostname, file: isPlayed ? video.href : undefined, isOwn };
}

/** In a frame only if the settings name its host. */
export function presentTour(
  url: string | null,
  { settings, language, publicUrl }: RequestContext,
): Film | undefined {
  const tour = webAddress(url, publicUrl);
  if (!tour) return undefined;
  const isKnown = settings.tourHosts.includes(tour.hostname) && tour.protocol === 'https:';
  return {
    kind: 'tour',
    title: textsFor(language)('VIRTUAL_TOUR_LONG'),
    href: tour.href,
    host: tour.hostname,
    frame: isKnown ? tour.href : undefined,
  };
}

/** Another host whose films the settings, and so the policy of the page, allow. */
export function isFilmHost({ protocol, hostname }: URL, { filmHosts }: Pick<Settings, 'filmHosts'>): boolean {
  return protocol === 'https:' && filmHosts.includes(hostname);
}
