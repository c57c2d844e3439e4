import type { ReactNode } from 'react';
import type { Film } from '#app/film/film.server.ts';
import { GalleryLink } from '#app/property/gallery-link.tsx';
import type { CaptionedPicture } from '#app/property/media-pictures.server.ts';
import { pictureAlt } from '#app/property/picture-alt.ts';
import { Ribbon, type ShownRibbon } from '#app/property/ribbon.tsx';
import { Icon } from '#interface/icon.tsx';
import { Picture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';

// States a little less than the width on a phone: screens of up to two dots per pixel then take the 600 px picture, a
// fourth of the bytes.
const leadingSizes = '(min-width: 1440px) 848px, (min-width: 768px) 60vw, 82vw';

/**
 * One large and two small pictures, and a bar that names the rest; all lead to the gallery. A property that is gone has
 * only pictures.
 */
export function Gallery({
  photos,
  photoCount,
  plans,
  films,
  ribbon,
  title,
  href,
}: {
  /** The first three. */
  photos: CaptionedPicture[];
  photoCount: number;
  plans: CaptionedPicture[];
  films: Film[];
  ribbon: ShownRibbon | null;
  title: string;
  /** The address of the gallery. */
  href: string;
}) {
  const t = useTexts();
  const isGone = ribbon?.kind === 'gone';
  const muted = isGone ? 'brightness-[0.92] saturate-[0.35]' : '';
  const [first, ...others] = photos;
  const small = others.length >= 2 ? others.slice(0, 2) : [];

  function photo(picture: CaptionedPicture, index: number, sizes: string, box: string) {
    return (
      <GalleryLink
        key={picture.id}
        to={`${href}#photo-${index + 1}`}
        aria-label={[t('OPEN_PHOTO', { number: index + 1, count: photoCount }), picture.note]
          .filter(Boolean)
          .join(': ')}
        className={`block focus-visible:outline-offset-[-4px] focus-visible:outline-white ${box}`}
      >
        <Picture
          picture={picture}
          alt={pictureAlt(t, 'PHOTO_OF', picture, { title, number: index + 1 })}
          sizes={sizes}
          priority={index === 0}
          className={`size-full ${muted} ${index === 0 ? 'max-tablet:note-in-column' : ''}`}
        />
      </GalleryLink>
    );
  }

  // No grey field if there is no picture: a plan takes its place, or the page begins with its title.
  if (!first) {
    const [plan] = plans;
    return (
      <>
        {plan && (
          <GalleryLink
            to={`${href}#large-plan-1`}
            aria-label={t('OPEN_PLAN', { number: 1, count: plans.length })}
            className="block border border-line max-tablet:-mx-5"
          >
            <Picture
              picture={plan}
              alt={pictureAlt(t, 'PLAN_OF', plan, { title, number: 1 })}
              sizes={leadingSizes}
              priority
              className="plan-picture aspect-[4/3] w-full tablet:aspect-auto tablet:h-[420px] desktop:h-[588px]"
            />
          </GalleryLink>
        )}
        {ribbon && (
          <Ribbon
            ribbon={ribbon}
            className={`static! h-9! w-fit text-[0.875rem]! ${plan ? '' : 'max-tablet:mt-5'}`}
          />
        )}
      </>
    );
  }
  return (
    <section aria-label={t('MEDIA')} className="relative">
      <div className="relative -mx-5 tablet:mx-0 tablet:grid tablet:h-[420px] tablet:grid-cols-[2fr_1fr] tablet:grid-rows-1 tablet:gap-2 desktop:h-[588px]">
        <div
          className={`relative aspect-[4/3] tablet:aspect-auto ${small.length > 0 ? '' : 'tablet:col-span-2'}`}
        >
          {photo(first, 0, leadingSizes, 'size-full')}
          {ribbon && <Ribbon ribbon={ribbon} className="h-9! text-[0.875rem]! max-tablet:pl-5" />}
        </div>
        {small.length > 0 && (
          <div className="hidden gap-2 tablet:grid tablet:grid-rows-2 tablet:overflow-hidden">
            {small.map((picture, index) =>
              photo(picture, index + 1, '(min-width: 1440px) 424px, 30vw', 'min-h-0'),
            )}
          </div>
        )}
      </div>
      {!isGone && (
        <ul className="no-print -mx-5 flex overflow-x-auto border-b border-line tablet:mx-0 min-[1400px]:absolute min-[1400px]:right-4 min-[1400px]:bottom-4 min-[1400px]:border-b-0 min-[1400px]:bg-paper">
          <MediaLink href={`${href}#photos`} icon={<Icon name="images" />}>
            {t('PHOTOS', { count: photoCount })}
          </MediaLink>
          {plans.length > 0 && (
            <MediaLink href={`${href}#plans`} icon={<Icon name="ruler" />}>
              {t('PLANS')}
            </MediaLink>
          )}
          {films.map(({ kind }) => (
            <MediaLink
              key={kind}
              href={`${href}#${kind}`}
              icon={kind === 'video' ? <Icon name="play" /> : <Icon name="rotate-3d" />}
            >
              {kind === 'video' ? t('VIDEO') : t('VIRTUAL_TOUR')}
            </MediaLink>
          ))}
        </ul>
      )}
    </section>
  );
}

function MediaLink({ href, icon: symbol, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex-1 border-l border-line first:border-l-0 min-[1400px]:flex-none">
      <GalleryLink
        to={href}
        className="small flex min-h-11 items-center justify-center gap-2 whitespace-nowrap px-2.5 font-medium max-[23.4375rem]:[&>svg]:hidden hover:bg-tint tablet:px-3"
      >
        {symbol}
        {children}
      </GalleryLink>
    </li>
  );
}
