import type { Preview } from '#links/preview-link.ts';

/** True only for a visitor whose link opens just this draft. */
export function isPreviewed(
  { preview }: { preview: Preview | undefined },
  kind: Preview['kind'],
  id: number,
): boolean {
  return preview?.kind === kind && preview.id === id;
}
