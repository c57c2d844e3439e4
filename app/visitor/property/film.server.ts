import type { PropertyRow } from '#database/property-page.ts';
import { videoLink } from '#domain/video-link.ts';
import type { Texts } from '#texts/i18n.ts';

/** A video or virtual tour: shown in a frame or played as a file when it is asked for; else only a link. */
export type Film = {
  kind: 'video' | 'tour';
  title: string;
  href: string;
  host: string;
  frame?: string;
  file?: string;
};

/** Takes a property; gives its video and tour. Nothing of another site is loaded before the visitor asks for it. */
export function presentFilm(row: PropertyRow, tourHosts: string[], t: Texts): Film[] {
  const films: Film[] = [];
  const video = row.video_url ? address(row.video_url) : undefined;
  const link = row.video_url ? videoLink(row.video_url) : undefined;
  if (video && link) {
    const film = { kind: 'video' as const, title: t('VIDEO'), href: video.href, host: video.hostname };
    if (link.kind === 'youtube') {
      films.push({ ...film, host: 'YouTube', frame: `https://www.youtube-nocookie.com/embed/${link.id}` });
    } else if (link.kind === 'vimeo') {
      films.push({ ...film, host: 'Vimeo', frame: `https://player.vimeo.com/video/${link.id}?dnt=1` });
    } else if (link.kind === 'file' && video.protocol === 'https:') {
      films.push({ ...film, file: video.href });
    } else films.push(film);
  }
  const tour = row.virtual_tour_url ? address(row.virtual_tour_url) : undefined;
  if (tour) {
    const known = tourHosts.includes(tour.hostname) && tour.protocol === 'https:';
    films.push({
      kind: 'tour',
      title: t('VIRTUAL_TOUR_LONG'),
      href: tour.href,
      host: tour.hostname,
      frame: known ? tour.href : undefined,
    });
  }
  return films;
}

function address(text: string): URL | undefined {
  const url = URL.parse(text) ?? undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
