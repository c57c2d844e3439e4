import type { AskedConsent } from '#site/settings/asked-consent.ts';
import type { PageTextKey } from '#texts/pages/texts.ts';

export const socialMediaHints = {
  films: 'COOKIE_SOCIAL_MEDIA_HINT',
  advertising: 'COOKIE_SOCIAL_MEDIA_ADS_HINT',
} as const satisfies Record<AskedConsent['socialMedia'][number], PageTextKey>;
