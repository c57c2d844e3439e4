import type { Film } from '#app/film/film.server.ts';
import { FilmOnDemand } from '#app/film/film-on-demand.tsx';

const whole = '(min-width: 1440px) 704px, (min-width: 961px) 54vw, 100vw';
const half = '(min-width: 1440px) 340px, (min-width: 961px) 26vw, (min-width: 768px) 46vw, 100vw';

export function Films({ films }: { films: Film[] }) {
  if (films.length === 0) return null;
  return (
    <div className={`grid gap-x-6 ${films.length > 1 ? 'tablet:grid-cols-2' : ''}`}>
      {films.map((film) => (
        // Two rows, so that the photographs stand level below titles of one and of two lines.
        <section
          key={film.kind}
          id={film.kind}
          className="no-print block-space row-span-2 grid grid-rows-subgrid"
        >
          <h2 className="d3 mb-6 noscript:mb-3">{film.title}</h2>
          <FilmOnDemand film={film} sizes={films.length > 1 ? half : whole} />
        </section>
      ))}
    </div>
  );
}
