import { surroundingsForms } from '#domain/map/surroundings.ts';

// Rendered on the server only: see place-drawing.server.ts.

export function PlaceDrawing({ narrow, wide }: { narrow: string; wide: string }) {
  return (
    <picture>
      <source media="(min-width: 48rem)" srcSet={wide} />
      <img
        src={narrow}
        width={surroundingsForms.narrow.width}
        height={surroundingsForms.narrow.height}
        alt=""
        loading="lazy"
        className="size-full object-none"
      />
    </picture>
  );
}
