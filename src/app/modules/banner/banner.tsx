import { FilmBehind } from '#app/modules/background/film-behind.tsx';
import { focusLook } from '#app/modules/background/focus.ts';
import { TurningPictures } from '#app/modules/background/turning-pictures.tsx';
import { useLayoutFlags } from '#app/page/layout-flags.tsx';
import { Picture, type ShownPicture } from '#interface/picture.tsx';
import type { Focus } from '#site/settings/settings.ts';
import type { ShownFilmBehind } from './banner.server.ts';

type BannerProps = {
  title: string;
  sentence: string;
  picture: ShownPicture | null;
  /** Upright; replaces the other one on a phone. */
  phonePicture: ShownPicture | null;
  /** Pictures that take turns with the first one. */
  others: ShownPicture[];
  /** Plays over the picture. */
  film: ShownFilmBehind | null;
  focus?: Focus;
  leads: boolean;
};

// Low enough for the search below it to be visible on a screen of 900 px; the top bar takes 40 px of it.
const frames = {
  whole: 'h-[600px] bg-night tablet:h-[680px] desktop:h-[772px]',
  belowTopBar: 'h-[600px] bg-night tablet:h-[640px] desktop:h-[732px]',
};

// On a phone a wide picture is drawn 1200 px wide and cut; it states a smaller width, so that even screens of three
// dots per pixel take the 1360 px picture.
const sizes = '(max-width: 767px) 450px, 100vw';
// Screens of up to two dots per pixel take the 600 px picture, which is sharp enough behind words.
const phoneSizes = '300px';

// Below the header, which lies on the banner.
const buttonPlace = 'right-5 top-20 tablet:right-10 tablet:top-24 wide:right-20';

/** Leads the home page, under the transparent header; without picture and film it is a title on paper. */
export function Banner(banner: BannerProps) {
  const { title, sentence, picture, phonePicture, others, film, focus = 'middle', leads } = banner;
  const { topBarShown } = useLayoutFlags();
  const frame = frames[topBarShown ? 'belowTopBar' : 'whole'];
  const look = focusLook[focus];
  if (!picture && !film) {
    return (
      <div className="column pt-12 tablet:pt-20 desktop:pt-26">
        <div className="border-b border-ink pb-7 tablet:pb-11">
          <Words title={title} sentence={sentence} leads={leads} />
        </div>
      </div>
    );
  }
  const words = (
    <>
      {/* Two veils keep the contrast of text on a photograph: measured on the demo picture. */}
      <div className="veil-above" />
      <div className="veil-below" />
      <div className="absolute inset-x-0 bottom-0 text-white">
        <div className="column pb-9 tablet:pb-15 desktop:pb-14">
          <Words title={title} sentence={sentence} leads={leads} />
        </div>
      </div>
    </>
  );
  if (picture && others.length > 0) {
    return (
      <TurningPictures
        pictures={[picture, ...others]}
        sizes={sizes}
        priority={leads}
        look={look}
        className={frame}
        buttonPlace={buttonPlace}
      >
        {words}
      </TurningPictures>
    );
  }
  const still = picture && (
    <Picture
      picture={picture}
      alt=""
      sizes={sizes}
      phone={phonePicture ? { picture: phonePicture, sizes: phoneSizes } : undefined}
      priority={leads}
      className={`absolute! inset-0 size-full ${look}`}
    />
  );
  if (film) {
    return (
      <FilmBehind film={film} poster={still} className={frame} buttonPlace={buttonPlace}>
        {words}
      </FilmBehind>
    );
  }
  return (
    <div className={`relative overflow-hidden ${frame}`}>
      {still}
      {words}
    </div>
  );
}

function Words({ title, sentence, leads }: Pick<BannerProps, 'title' | 'sentence' | 'leads'>) {
  const Heading = leads ? 'h1' : 'h2';
  return (
    <div className="flex flex-col gap-3 tablet:gap-4 desktop:flex-row desktop:items-baseline-last desktop:justify-between">
      <Heading className="d1 max-w-[10em]">{title}</Heading>
      {sentence && <p className="max-w-[19em] leading-[1.55] text-pretty tablet:text-lg">{sentence}</p>}
    </div>
  );
}
