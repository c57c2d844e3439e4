import type { Region } from '#domain/place/region.ts';

/** A law of one region, as it was read. */
export type RegionalLaw = {
  region: Region;
  law: string;
  article: string;
  /** The first day on which it holds. */
  since: string;
  /** 'safe reading': the text may allow more than is used here, or only practice says so and no court. */
  certainty: 'confirmed' | 'safe reading';
  source: string;
  readOn: string;
};
