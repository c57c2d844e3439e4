const filmKinds = ['mp4', 'webm'] as const;

export type FilmKind = (typeof filmKinds)[number];

/** `id`: named after the film's content, as for a picture. */
export type StoredFilm = { id: string; kind: FilmKind };

export function filmAddress({ id, kind }: StoredFilm): string {
  return `/films/${id}.${kind}`;
}

/** The film of this site that a path names. */
export function filmAt(path: string): StoredFilm | undefined {
  const [, id = '', kind = ''] = /^\/films\/([0-9a-f]{20})\.(mp4|webm)$/.exec(path) ?? [];
  return id ? { id, kind: kind as FilmKind } : undefined;
}
