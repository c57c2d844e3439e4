import type { Focus } from '#site/settings.ts';
import { Picture, type ShownPicture } from '../interface/picture.tsx';
import { focusLook } from './focus.ts';

/** A photograph across the window; on the home page it leads, under the transparent header. */
export function Banner({
  title,
  sentence,
  picture,
  focus = 'middle',
  leads,
}: {
  title: string;
  sentence: string;
  picture: ShownPicture | null;
  focus?: Focus;
  leads: boolean;
}) {
  const Heading = leads ? 'h1' : 'h2';
  return (
    <div className="relative h-[600px] overflow-hidden bg-night tablet:h-[680px] desktop:h-[772px]">
      {/* On a phone it is drawn 1200 wide and cut; it asks for less, so that even three dots per pixel take 1360. */}
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(max-width: 767px) 450px, 100vw"
          priority={leads}
          className={`absolute inset-0 size-full ${focusLook[focus]}`}
        />
      )}
      {/* Two veils, so that text keeps its contrast on the photograph: measured on the demo picture. */}
      <div className="absolute inset-x-0 top-0 h-[200px] bg-linear-to-b from-[rgb(30_22_17/0.66)] via-[rgb(30_22_17/0.5)] to-transparent" />
      <div className="absolute inset-x-0 bottom-0 h-[400px] bg-linear-to-t from-[rgb(20_17_14/0.62)] via-[rgb(20_17_14/0.46)] to-transparent" />
      <div className="absolute inset-x-0 bottom-0 text-white">
        <div className="column flex flex-col gap-3 pb-9 tablet:gap-4 tablet:pb-15 desktop:pb-14 desktop:flex-row desktop:items-baseline-last desktop:justify-between">
          <Heading className="d1 max-w-[10em]">{title}</Heading>
          <p className="max-w-[19em] leading-[1.55] text-pretty tablet:text-lg">{sentence}</p>
        </div>
      </div>
    </div>
  );
}
