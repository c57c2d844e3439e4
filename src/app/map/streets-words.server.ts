import type { RequestContext } from '#app/request-context.ts';
import type { StreetArchive } from '#streets/archive.ts';
import { textsFor } from '#texts/server/texts.ts';

/**
 * The words of the question whether streets of another host may be loaded; null if nothing is asked of another host.
 * A map on the site's own streets has nothing to ask.
 */
export function describeStreets(
  { settings: { map }, language, tags }: RequestContext,
  ownStreets: StreetArchive | undefined,
) {
  tags.add('streets');
  const address = map.pmtiles ?? map.styleUrl;
  if (!address || ownStreets) return null;
  const t = textsFor(language);
  return {
    notYet: t('STREETS_NOT_YET'),
    ofOthers: t('STREETS_OF_OTHERS', { host: new URL(address).hostname }),
    show: t('SHOW_STREETS'),
    remember: t('REMEMBER_STREETS'),
    hide: t('HIDE_STREETS'),
  };
}

export type StreetsWords = NonNullable<ReturnType<typeof describeStreets>>;
