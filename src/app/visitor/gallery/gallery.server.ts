import { redirect } from 'react-router';
import type { Film } from '#app/film/film.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { mediaPictures } from '#app/property/media-pictures.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { MediaRow } from '#database/property/property-page.ts';
import { photoPlaces } from '#domain/media/photo-rows.ts';
import type { PriceParts } from '#domain/property/price.ts';
import { alternates } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { photoPairs } from './photo-pairs.server.ts';

/** The subject of the gallery: a property or a project. */
type Subject = {
  screen: 'propertyGallery' | 'projectGallery';
  id: number;
  reference: string;
  title: string;
  /** As short as possible, for the bar. */
  shortTitle: string;
  path: string;
  price: PriceParts | null;
  /** It can no longer be had: its photographs stay, but no appointment is offered. */
  isGone: boolean;
  appointment: string;
};

/** Redirects to the subject's page if it has no picture, plan or film. */
export function presentGallery(
  context: RequestContext,
  subject: Subject,
  { media, films }: { media: MediaRow[]; films: Film[] },
) {
  const { language } = context;
  const { screen, id, reference, title, shortTitle, path, price, isGone, appointment } = subject;
  const t = textsFor(language);
  const paths = alternates(screen, { id });
  const photos = numbered('photo');
  const plans = isGone ? [] : numbered('plan');
  const shownFilms = isGone ? [] : films;
  if (photos.length + plans.length + shownFilms.length === 0) throw redirect(path);
  const places = photoPlaces(photos.length);
  const pairs = photoPairs(media.filter(({ kind }) => kind === 'photo'));
  const name = screenName(context, screen);
  const tabs = [
    { id: 'photos', label: t('PAGE_PROPERTY_GALLERY'), count: photos.length },
    { id: 'plans', label: t('PLANS'), count: plans.length },
    ...shownFilms.map(({ kind }) => ({
      id: kind,
      label: kind === 'video' ? t('VIDEO') : t('VIRTUAL_TOUR'),
      count: 1,
    })),
  ].filter(({ count }) => count > 0);
  return {
    head: pageHead(context, { title: `${name} · ${reference}`, alternates: paths, picture: photos[0] }),
    alternates: paths,
    heading: t('LABEL_AND_TEXT', { label: name, text: title }),
    title,
    shortTitle,
    price,
    favourite: screen === 'propertyGallery' && !isGone ? { id, cents: price?.amount } : null,
    back: { href: path, label: t(screen === 'propertyGallery' ? 'BACK_TO_PROPERTY' : 'BACK_TO_PROJECT') },
    isGone,
    tabs,
    photos: photos.map((photo, index) => ({
      ...photo,
      place: places[index] ?? ('full' as const),
      isPaired: pairs[index] ?? false,
    })),
    plans,
    films: shownFilms,
    appointment: isGone
      ? null
      : { href: appointment, title: t('COME_AND_SEE'), hint: t('COME_AND_SEE_HINT') },
    words: {
      all: t('ALL_PICTURES'),
      previous: t('PREVIOUS_PHOTO'),
      next: t('NEXT_PHOTO'),
    },
  };

  function numbered(kind: MediaRow['kind']) {
    const pictures = mediaPictures(media, kind, title, language);
    const count = pictures.length;
    return pictures.map((picture, index) => ({
      ...picture,
      position: t('NUMBER_OF', { number: index + 1, count }),
    }));
  }
}

export type ShownGallery = ReturnType<typeof presentGallery>;
