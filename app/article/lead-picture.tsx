import { Picture, type ShownPicture } from '../interface/picture.tsx';

/** The picture that leads an article, across the page. */
export function LeadPicture({ picture }: { picture: ShownPicture | null }) {
  if (!picture) return null;
  return (
    <Picture
      picture={picture}
      alt=""
      priority
      sizes="(min-width: 1440px) 1280px, 100vw"
      className="mt-9 aspect-[3/2] w-full tablet:aspect-[2/1] desktop:mt-14 desktop:aspect-[5/2]"
    />
  );
}
