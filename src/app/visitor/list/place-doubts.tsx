import { Link } from '#interface/link.tsx';
import type { ShownDoubt } from './typed-places.server.ts';

/** Typed places that may mean another place, several places or none. */
export function PlaceDoubts({ doubts }: { doubts: ShownDoubt[] }) {
  return doubts.map(({ key, isOpen, title, sentence, choices }) => (
    <section key={key} className={isOpen ? 'mb-10 pt-4' : 'mb-6'}>
      {title && <h2 className="d4 max-w-[24em]">{title}</h2>}
      {sentence && <p className={isOpen ? 'mt-2 text-ink-2' : 'small text-ink-3'}>{sentence}</p>}
      {choices.length > 0 && (
        <ul className={`flex flex-wrap gap-x-6 gap-y-3 ${isOpen ? 'mt-5' : 'mt-1.5'}`}>
          {choices.map(({ href, name, detail, count }) => (
            <li key={href} className="small">
              <Link to={href} className="underlined">
                {name}
              </Link>
              <span className="text-ink-3">
                {' '}
                {detail} ({count})
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
