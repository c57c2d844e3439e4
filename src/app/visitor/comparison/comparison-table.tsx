import { Link } from 'react-router';
import { Icon } from '#app/interface/icon.tsx';
import { Picture } from '#app/interface/picture.tsx';
import { comparison, idsOf, keepHomes } from '#app/property/kept-homes.ts';
import { NoPicture } from '#app/property/no-picture.tsx';
import { Ribbon } from '#app/property/ribbon.tsx';
import { withIds } from '#domain/address/id-list.ts';
import { mostKept } from '#domain/saved/kept-homes.ts';
import type { loadComparison } from './comparison.server.ts';
import { ComparisonRow } from './comparison-row.tsx';

type Compared = Awaited<ReturnType<typeof loadComparison>>;
type Home = Compared['homes'][number];

const sizes = '(min-width: 961px) 25vw, 220px';

/**
 * Homes as columns, attributes as rows. On a wide screen the names of the homes stay in view below the header of the
 * site; on a narrow one the table moves sideways beside its labels.
 */
export function ComparisonTable({ compared }: { compared: Compared }) {
  const { homes, overview, groups, words } = compared;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer moves it sideways with the arrow keys.
    <section aria-label={words.title} tabIndex={0} className="comparison-frame">
      <table className="comparison-table facts" data-homes={homes.length}>
        <thead>
          <tr className="align-top">
            <td />
            {homes.map((home) => (
              <td key={home.id}>
                <HomePicture home={home} />
              </td>
            ))}
          </tr>
          <tr className="comparison-names align-top">
            <th scope="col">
              <span className="sr-only">{words.attribute}</span>
            </th>
            {homes.map((home) => (
              <th key={home.id} scope="col">
                <Link to={home.href} className="block font-semibold underline-offset-4 hover:underline">
                  {home.title}
                </Link>
                <span className="small block text-ink-3">{home.address}</span>
                <RemoveLink home={home} path={compared.path} word={words.remove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {overview.map((row) => (
            <ComparisonRow key={row.key} row={row} words={words} />
          ))}
        </tbody>
        {groups.map(({ key, title, rows, differs }) => (
          <tbody key={key} className={differs ? '' : 'same'}>
            <tr className="comparison-group">
              <th scope="rowgroup" colSpan={homes.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <ComparisonRow key={row.key} row={row} words={words} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function HomePicture({ home }: { home: Home }) {
  const gone = home.ribbon?.kind === 'gone';
  return (
    <div className="relative overflow-hidden bg-tint-2">
      {home.picture ? (
        <Picture
          picture={home.picture}
          alt=""
          sizes={sizes}
          className={`aspect-[4/3] w-full object-cover ${gone ? 'brightness-[0.92] saturate-[0.35]' : ''}`}
        />
      ) : (
        <NoPicture className="aspect-[4/3]" />
      )}
      {home.ribbon && <Ribbon ribbon={home.ribbon} />}
    </div>
  );
}

/** A link, so that it works without JavaScript; with it, what goes here goes from the list of this browser as well. */
function RemoveLink({ home, path, word }: { home: Home; path: string; word: string }) {
  const forget = () => {
    const chosen = comparison.get();
    const all = [home.id, ...home.without];
    const own = chosen.length > 0 && idsOf(chosen).every((id) => all.includes(id));
    const left = home.without.slice(0, mostKept.comparison).map((id) => [id] as const);
    keepHomes(comparison, own ? left : chosen.filter(([id]) => id !== home.id));
  };
  return (
    <Link
      to={withIds(path, home.without)}
      replace
      preventScrollReset
      onClick={forget}
      aria-label={home.remove}
      className="no-print small mt-1 inline-flex min-h-6 items-center gap-1.5 font-medium text-ink-3 hover:text-ink"
    >
      <Icon name="x" size={16} />
      {word}
    </Link>
  );
}
