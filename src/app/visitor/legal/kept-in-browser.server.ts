import type { RequestContext } from '#app/request-context.ts';
import { type Category, choosableCategories } from '#domain/consent/consent.ts';
import { type StorageKey, storageRows } from '#site/settings/storage-keys.ts';
import { keptWords } from '#texts/kept-in-browser.ts';
import { textsFor } from '#texts/server/texts.ts';
import { durationText } from './duration-text.ts';

const categoryNames = {
  necessary: 'COOKIE_NECESSARY',
  analytical: 'COOKIE_ANALYTICAL',
  marketing: 'COOKIE_MARKETING',
  socialMedia: 'COOKIE_SOCIAL_MEDIA',
  unclassified: 'COOKIE_UNCLASSIFIED',
} as const satisfies Record<Category, string>;

export type KeptInBrowser = ReturnType<typeof presentKeptInBrowser>;

/** Gives the table of the cookie policy: what this site keeps, and the services that its settings name, by category. */
export function presentKeptInBrowser({ settings, language }: RequestContext) {
  const words = keptWords[language];
  const t = textsFor(language);
  const rows = storageRows(settings.siteInfo);
  const duration = ({ kind, days }: StorageKey) => {
    if (kind === 'sessionStorage') return words.untilClosed;
    return days === null ? words.untilCleared : durationText(days, language);
  };
  const { title, intro, name, purpose } = words;
  return {
    title,
    intro,
    columns: [name, purpose, words.duration],
    groups: (['necessary', ...choosableCategories] as const)
      .map((category) => ({
        name: t(categoryNames[category]),
        rows: rows
          .filter(([, row]) => row.category === category)
          .map(([row, about]) => ({
            key: about.key,
            kind: [words.kinds[about.kind], about.domain ?? about.by].filter(Boolean).join(', '),
            purpose: words.purposes[row],
            duration: duration(about),
          })),
      }))
      .filter((group) => group.rows.length > 0),
  };
}
