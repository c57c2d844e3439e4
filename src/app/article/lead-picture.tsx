import { Picture, type ShownPicture } from '#interface/picture.tsx';

/** `alt`: describes the picture; empty if it is only decoration. */
export type ArticlePicture = ShownPicture & { alt: string };

/** Draws nothing for a picture that would lose too much if cut: `UprightPicture` shows it. */
export function LeadPicture({
  picture,
  priority = true,
}: {
  picture: ArticlePicture | null;
  priority?: boolean;
}) {
  if (!picture || isUpright(picture)) return null;
  return (
    <Picture
      picture={picture}
      alt={picture.alt}
      priority={priority}
      sizes="(min-width: 1440px) 1280px, (min-width: 768px) 100vw, 82vw"
      className="mt-9 aspect-[3/2] w-full tablet:aspect-[2/1] desktop:mt-14"
    />
  );
}

/** A picture that is upright or nearly square, a plan for instance: shown whole, as wide as the text below it. */
export function UprightPicture({
  picture,
  priority = true,
}: {
  picture: ArticlePicture | null;
  priority?: boolean;
}) {
  if (!picture || !isUpright(picture)) return null;
  return (
    <Picture
      picture={picture}
      alt={picture.alt}
      priority={priority}
      sizes="(min-width: 768px) 606px, 82vw"
      className="mb-9 max-w-[606px] *:w-full"
    />
  );
}

export function isUpright({ width, height }: ShownPicture): boolean {
  return width / height < 1.2;
}
