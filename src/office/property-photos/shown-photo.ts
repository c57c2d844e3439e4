import type { PictureNature } from '#domain/media/picture-nature.ts';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import type { loadPhotos } from './photos.server.ts';

export type Photo = Awaited<ReturnType<typeof loadPhotos>>['photos'][number];

export const natureNames = {
  real: 'PHOTO_NATURE_REAL',
  impression: 'PHOTO_NATURE_IMPRESSION',
  staged: 'PHOTO_NATURE_STAGED',
  ai_edited: 'PHOTO_NATURE_AI_EDITED',
} as const satisfies Record<PictureNature, OfficePageTextKey>;
