import type { PageContent } from '#site/pages/page-content.ts';

export type MetadataName = keyof NonNullable<PageContent['metadata']['nl']>;

/** In the order of the form. */
export const metadataNames: readonly MetadataName[] = [
  'title',
  'description',
  'ogTitle',
  'ogDescription',
  'ogImage',
  'twitterTitle',
  'twitterDescription',
  'twitterImage',
];
