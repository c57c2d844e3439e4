import { withIds } from '#domain/address/id-list.ts';
import {
  mostSaved,
  type SavedProperty,
  withoutProperty,
  withProperty,
} from '#domain/saved/saved-properties.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { favourites, idsOf, saveProperties, useSaved } from './saved-properties.ts';

/** `cents`: the price, if it is public. */
export function useFavourite(id: number, cents?: number): [saved: boolean, toggle: () => void] {
  const saved = idsOf(useSaved(favourites)).includes(id);
  const property: SavedProperty = cents === undefined ? [id] : [id, cents];
  return [
    saved,
    () => {
      const properties = favourites.get();
      saveProperties(
        favourites,
        saved ? withoutProperty(properties, id) : withProperty(properties, property, mostSaved.favourites),
      );
    },
  ];
}

export function FavouriteCount({ href, label }: { href: string; label: string }) {
  const t = useTexts();
  const ids = idsOf(useSaved(favourites));
  return (
    <Link
      to={withIds(href, ids)}
      aria-label={ids.length > 0 ? t('LABEL_AND_TEXT', { label, text: ids.length }) : label}
      className="needs-script flex min-w-11 items-center justify-center gap-1 py-2 tablet:gap-2.5"
    >
      <Icon name="heart" className="max-desktop:size-6" />
      {ids.length > 0 && <span>{ids.length}</span>}
    </Link>
  );
}

/** `on`: the picture of a card, or the ground that stands for one. */
export function FavouriteHeart({
  id,
  cents,
  title,
  on,
}: {
  id: number;
  cents?: number;
  title: string;
  on: 'picture' | 'ground';
}) {
  const t = useTexts();
  const [saved, toggle] = useFavourite(id, cents);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t('SAVE_FAVOURITE', { title })}
      onClick={toggle}
      className={on === 'picture' ? 'heart on-dark' : 'heart'}
    />
  );
}
