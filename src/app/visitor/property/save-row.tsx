import { ActionGrid, actionCell } from '#app/property/action-grid.tsx';
import { useFavourite } from '#app/property/favourites.tsx';
import { comparison, idsOf, saveProperties, useSaved } from '#app/property/saved-properties.ts';
import { withIds } from '#domain/address/id-list.ts';
import { mostSaved } from '#domain/saved/saved-properties.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { loadProperty } from './property.server.ts';

type Property = Awaited<ReturnType<typeof loadProperty>>;

/** What a visitor can do with a property without asking the agency. */
export function SaveRow({ property }: { property: Property }) {
  const t = useTexts();
  const [saved, toggle] = useFavourite(property.id, property.price.amount);
  const { brochure, compare, friend } = property;
  return (
    <ActionGrid
      title={property.title.text}
      url={property.head.url}
      brochure={brochure}
      first={
        <button type="button" aria-pressed={saved} onClick={toggle} className={`needs-script ${actionCell}`}>
          <Icon name="heart" className={saved ? 'fill-current' : ''} />
          {saved ? t('SAVED') : t('SAVE')}
        </button>
      }
    >
      <Link to={friend.href} rel="nofollow" className={actionCell}>
        <Icon name="mail" />
        {friend.label}
      </Link>
      {compare.href && <CompareLink id={property.id} href={compare.href} label={compare.label} />}
    </ActionGrid>
  );
}

/**
 * Compares this property with those chosen before; if there are four already, that page says why this one has no place.
 */
function CompareLink({ id, href, label }: { id: number; href: string; label: string }) {
  const chosen = useSaved(comparison);
  const properties = idsOf(chosen).includes(id) ? chosen : [...chosen, [id] as const];
  return (
    <Link
      to={withIds(href, idsOf(properties))}
      onClick={() => properties.length <= mostSaved.comparison && saveProperties(comparison, properties)}
      className={actionCell}
    >
      <Icon name="columns-3" />
      {label}
    </Link>
  );
}
