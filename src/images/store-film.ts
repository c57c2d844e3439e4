import { createHash } from 'node:crypto';
import type { StoredFilm } from '#domain/media/film-address.ts';
import { filmKind } from './film-kind.ts';
import type { FileStorage } from './storage.ts';

/** A silent film of half a minute takes a tenth of this. Every visitor for whom it starts downloads it. */
export const heaviestFilm = 64 * 1024 * 1024;

export function filmKey({ id, kind }: StoredFilm): string {
  return `${id}.${kind}`;
}

/**
 * Keeps a film as it is: encoding it anew, as is done with pictures, would need a program of its own. Takes only kinds
 * that browsers play. The same file again is the same film.
 */
export async function storeFilm(
  films: FileStorage,
  bytes: Uint8Array,
): Promise<StoredFilm | { refusal: 'tooHeavy' | 'wrongKind' }> {
  if (bytes.length > heaviestFilm) return { refusal: 'tooHeavy' };
  const kind = filmKind(bytes);
  if (!kind) return { refusal: 'wrongKind' };
  const film = { id: createHash('sha256').update(bytes).digest('hex').slice(0, 20), kind };
  if (!(await films.exists(filmKey(film)))) await films.write(filmKey(film), bytes);
  return film;
}
