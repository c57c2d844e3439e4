import { socialMediaHints } from '#app/consent/social-media-hints.ts';
import { loadsFilms } from '#app/film/loads-films.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { type Category, choosableCategories } from '#domain/consent/consent.ts';
import { askedConsent } from '#site/settings/asked-consent.ts';
import { type StorageKey, storageRows } from '#site/settings/storage-keys.ts';
import { screaming } from '#texts/screaming.ts';
import { textsFor } from '#texts/server/texts.ts';
import { durationText } from '#texts/wording/duration-text.ts';

const categoryNames = {
  necessary: 'COOKIE_NECESSARY',
  analytical: 'COOKIE_ANALYTICAL',
  marketing: 'COOKIE_MARKETING',
  socialMedia: 'COOKIE_SOCIAL_MEDIA',
  unclassified: 'COOKIE_UNCLASSIFIED',
} as const satisfies Record<Category, string>;

export type ShownKeptInBrowser = ReturnType<typeof presentKeptInBrowser>;

/** The list in the cookie policy: the categories that this site asks a visitor about. */
export function presentAsked(
  context: Pick<RequestContext, 'settings' | 'pages' | 'publicUrl' | 'language'>,
  videos: readonly string[],
) {
  const { settings, language } = context;
  const t = textsFor(language);
  const { categories, socialMedia } = askedConsent(settings.siteInfo, loadsFilms(context, videos));
  const hints = {
    analytical: [t('COOKIE_ANALYTICAL_HINT')],
    marketing: [t('COOKIE_MARKETING_HINT')],
    socialMedia: socialMedia.map((use) => t(socialMediaHints[use])),
    unclassified: [t('COOKIE_UNCLASSIFIED_HINT')],
  };
  return {
    title: t('ASKED_TITLE'),
    nothing: categories.length > 0 ? null : t('ASKED_NOTHING'),
    categories: categories.map((category) => ({
      name: t(categoryNames[category]),
      hint: hints[category].join(' '),
    })),
  };
}

export type ShownAsked = ReturnType<typeof presentAsked>;

/**
 * The table in the cookie policy: entries that this site keeps, and the services that its settings name, by category.
 */
export function presentKeptInBrowser({ settings, language }: RequestContext) {
  const t = textsFor(language);
  const rows = storageRows(settings.siteInfo);
  const duration = ({ kind, days }: StorageKey) => {
    if (kind === 'sessionStorage') return t('STORED_UNTIL_CLOSED');
    return days === null ? t('STORED_UNTIL_CLEARED') : durationText(days, language);
  };
  return {
    title: t('STORED_TITLE'),
    intro: t('STORED_INTRO'),
    columns: [t('STORED_NAME'), t('STORED_PURPOSE'), t('STORED_DURATION')],
    groups: (['necessary', ...choosableCategories] as const)
      .map((category) => ({
        name: t(categoryNames[category]),
        rows: rows
          .filter(([, row]) => row.category === category)
          .map(([row, about]) => ({
            key: about.key,
            kind: [t(`STORED_KIND_${screaming(about.kind)}`), about.domain ?? about.by]
              .filter(Boolean)
              .join(', '),
            purpose: t(`STORED_FOR_${screaming(row)}`),
            duration: duration(about),
          })),
      }))
      .filter((group) => group.rows.length > 0),
  };
}
