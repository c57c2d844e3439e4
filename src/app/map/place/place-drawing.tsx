import { surroundingsForms } from '#domain/map/surroundings.ts';

// Rendered on the server only: see place-drawing.server.ts.

export function PlaceDrawing({ narrow, wide, quarter }: { narrow: string; wide: string; quarter: string }) {
  return (
    <>
      <picture>
        <source media="(min-width: 48rem)" srcSet={wide} />
        <img
          src={narrow}
          width={surroundingsForms.narrow.width}
          height={surroundingsForms.narrow.height}
          alt=""
          loading="lazy"
          className="size-full"
        />
      </picture>
      {quarter && (
        <span className="place-quarter" aria-hidden="true">
          {quarter}
        </span>
      )}
    </>
  );
}
