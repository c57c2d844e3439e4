import type { Film } from '#app/film/film.server.ts';
import { FilmOnDemand } from '#app/film/film-on-demand.tsx';

export function Films({ films }: { films: Film[] }) {
  if (films.length === 0) return null;
  return (
    <div className={`grid gap-x-6 ${films.length > 1 ? 'tablet:grid-cols-2' : ''}`}>
      {films.map((film) => (
        <section key={film.kind} id={film.kind} className="no-print block-space flex flex-col">
          <h2 className="d3 mb-6 noscript:mb-3">{film.title}</h2>
          <FilmOnDemand film={film} className="mt-auto" />
        </section>
      ))}
    </div>
  );
}
