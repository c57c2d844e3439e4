import type { Preview } from '#links/preview-link.ts';

/** Whether the visitor has a link that opens just this draft. */
export function isPreviewed(
  { preview }: { preview: Preview | undefined },
  kind: Preview['kind'],
  id: number,
): boolean {
  return preview?.kind === kind && preview.id === id;
}
