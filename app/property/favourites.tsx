import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ownKeys } from '#site/storage-keys.ts';
import { useTexts } from '#texts/use-texts.ts';
import { keptValue } from '../browser-storage.ts';
import { Icon } from '../interface/icon.tsx';

// Which homes somebody saved stays in this browser: no account, nothing sent.
const limit = 50;
const none: number[] = [];
const kept = keptValue(ownKeys.favourites, idsIn);

function idsIn(text: string | null): number[] {
  if (!text) return none;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id) => Number.isInteger(id)).slice(0, limit) : none;
  } catch {
    return none;
  }
}

function toggle(id: number) {
  const ids = kept.get();
  const next = ids.includes(id) ? ids.filter((each) => each !== id) : [id, ...ids].slice(0, limit);
  kept.set(JSON.stringify(next));
}

/** The ids of the saved homes, newest first; none on the server. */
export function useFavourites(): number[] {
  return useSyncExternalStore(kept.subscribe, kept.get, () => none);
}

/** The address of the page with the saved homes: it can be shared, as it names them. */
export function favouritesAddress(href: string, ids: number[]): string {
  return ids.length > 0 ? `${href}?ids=${ids.join(',')}` : href;
}

export function FavouriteCount({ href, label }: { href: string; label: string }) {
  const ids = useFavourites();
  return (
    <Link
      to={favouritesAddress(href, ids)}
      aria-label={ids.length > 0 ? `${label}: ${ids.length}` : label}
      className="needs-script flex min-w-11 items-center justify-center gap-2.5 py-2"
    >
      <Icon name="heart" className="max-desktop:size-6" />
      {ids.length > 0 && <span className="max-tablet:hidden">{ids.length}</span>}
    </Link>
  );
}

/** The heart on a card, on the picture. */
export function FavouriteHeart({ id, title }: { id: number; title: string }) {
  const t = useTexts();
  const saved = useFavourites().includes(id);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t('SAVE_FAVOURITE', { title })}
      onClick={() => toggle(id)}
      className="needs-script on-dark no-print absolute right-2 top-2 z-10 grid size-10 place-items-center rounded-full bg-night/38 text-white transition-colors duration-150 hover:bg-night/60"
    >
      <Icon name="heart" className={saved ? 'fill-current' : ''} />
    </button>
  );
}

/** The heart with its word, in the action column of a property. */
export function FavouriteButton({ id, className }: { id: number; className: string }) {
  const t = useTexts();
  const saved = useFavourites().includes(id);
  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={() => toggle(id)}
      className={`needs-script ${className}`}
    >
      <Icon name="heart" className={saved ? 'fill-current' : ''} />
      {saved ? t('SAVED') : t('SAVE')}
    </button>
  );
}
