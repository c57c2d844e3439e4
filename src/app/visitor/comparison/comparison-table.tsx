import { Ribbon } from '#app/property/ribbon.tsx';
import { comparison, idsOf, saveProperties } from '#app/property/saved-properties.ts';
import { withIds } from '#domain/address/id-list.ts';
import { mostSaved } from '#domain/saved/saved-properties.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { Picture } from '#interface/picture.tsx';
import type { loadComparison } from './comparison.server.ts';
import { ComparisonRow } from './comparison-row.tsx';
import './comparison.css';

type Compared = Awaited<ReturnType<typeof loadComparison>>;
type Property = Compared['properties'][number];

const sizes = '(min-width: 961px) 25vw, (min-width: 768px) 220px, 50vw';

/**
 * Properties as columns, attributes as rows. On a wide screen the names of the properties stay in view below the site's
 * header; on a narrower one the table moves sideways beside its labels. On a phone two properties stand side by side
 * below each label.
 */
export function ComparisonTable({ compared }: { compared: Compared }) {
  const { properties, overview, groups, words } = compared;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer the arrow keys move it sideways.
    <section aria-label={words.title} tabIndex={0} className="comparison-frame">
      <table className="comparison-table facts" data-properties={properties.length}>
        <thead>
          {properties.some(({ picture }) => picture) && (
            <tr className="align-top">
              <td />
              {properties.map((property) => (
                <td key={property.id}>
                  <PropertyPicture property={property} />
                </td>
              ))}
            </tr>
          )}
          <tr className="comparison-names align-top">
            <th scope="col">
              <span className="sr-only">{words.attribute}</span>
            </th>
            {properties.map((property) => (
              <th key={property.id} scope="col">
                <Link to={property.href} className="block font-semibold underline-offset-4 hover:underline">
                  {property.title}
                </Link>
                <span className="small block text-ink-3">{property.address}</span>
                <RemoveLink property={property} path={compared.path} word={words.remove} />
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
          <tbody key={key} className={differs || properties.length === 1 ? '' : 'same'}>
            <tr className="comparison-group">
              <th scope="rowgroup" colSpan={properties.length + 1}>
                <span className="comparison-label">{title}</span>
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

function PropertyPicture({ property }: { property: Property }) {
  const gone = property.ribbon?.kind === 'gone';
  if (!property.picture)
    return property.ribbon && <Ribbon ribbon={property.ribbon} className="static! w-fit" />;
  return (
    <div className="relative overflow-hidden bg-tint-2">
      <Picture
        picture={property.picture}
        alt=""
        sizes={sizes}
        className={`aspect-[4/3] w-full object-cover ${gone ? 'brightness-[0.92] saturate-[0.35]' : ''} ${property.isPlan ? 'plan-picture' : ''}`}
      />
      {property.ribbon && <Ribbon ribbon={property.ribbon} />}
    </div>
  );
}

/** A link, so that it works without JavaScript; with it, the property is also removed from the list of this browser. */
function RemoveLink({ property, path, word }: { property: Property; path: string; word: string }) {
  const forget = () => {
    const chosen = comparison.get();
    const all = [property.id, ...property.without];
    const own = chosen.length > 0 && idsOf(chosen).every((id) => all.includes(id));
    const left = property.without.slice(0, mostSaved.comparison).map((id) => [id] as const);
    saveProperties(comparison, own ? left : chosen.filter(([id]) => id !== property.id));
  };
  return (
    <Link
      to={withIds(path, property.without)}
      replace
      preventScrollReset
      onClick={forget}
      aria-label={property.remove}
      className="no-print small mt-1 inline-flex min-h-6 items-center gap-1.5 font-medium text-ink-3 hover:text-ink"
    >
      <Icon name="x" size={16} />
      {word}
    </Link>
  );
}
