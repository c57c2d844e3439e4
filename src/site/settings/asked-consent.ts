import {
  type ChoosableCategory,
  categoriesOf,
  choosableCategories,
  type Service,
} from '#domain/consent/consent.ts';
import type { Settings } from './settings.ts';
import { storageRows } from './storage-keys.ts';

/** What visitors are asked about; `socialMedia`: what that category is for on this site. */
export type AskedConsent = {
  categories: ChoosableCategory[];
  socialMedia: ('films' | 'advertising')[];
};

const serviceOf = {
  googleAnalyticsId: 'googleAnalytics',
  googleAdsId: 'googleAds',
  googleTagManagerId: 'googleTagManager',
  facebookPixelId: 'facebookPixel',
} as const satisfies Record<keyof Settings['siteInfo'], Service>;

/**
 * Only categories that this site has a use for: consent to nothing in particular is no consent (GDPR 4(11)).
 * `loadsFilms`: some page shows films of others.
 */
export function askedConsent(ids: Settings['siteInfo'], loadsFilms: boolean): AskedConsent {
  const used = (Object.keys(serviceOf) as (keyof typeof serviceOf)[]).filter((id) => ids[id] !== null);
  const services: Service[] = [
    ...used.map((id) => serviceOf[id]),
    ...(loadsFilms ? ['embeds' as const] : []),
  ];
  const categories = new Set<string>([
    ...services.flatMap((service) => categoriesOf[service]),
    ...storageRows(ids).map(([, { category }]) => category),
  ]);
  return {
    categories: choosableCategories.filter((category) => categories.has(category)),
    socialMedia: [
      ...(loadsFilms ? ['films' as const] : []),
      ...(services.includes('facebookPixel') ? ['advertising' as const] : []),
    ],
  };
}
