import type { RequestContext } from '#app/request-context.ts';
import { pickText } from '#domain/language.ts';
import { videoLink } from '#domain/media/video-link.ts';
import type { Page } from '#site/pages/page-schema.ts';
import type { Settings } from '#site/settings/settings.ts';
import { type TextKey, textsFor } from '#texts/server/texts.ts';

/** `transfer`: where the data goes outside the European Economic Area, and on what ground (GDPR 13(1)f, 44 to 49). */
type Recipient = { who: string; what: TextKey; transfer: TextKey };

const google = 'Google Ireland Limited';
const meta = 'Meta Platforms Ireland Limited';

const ofService: Record<keyof Settings['siteInfo'], Recipient> = {
  googleAnalyticsId: {
    who: `Google Analytics (${google})`,
    what: 'RECEIVES_STATISTICS',
    transfer: 'TRANSFER_USA',
  },
  googleAdsId: { who: `Google Ads (${google})`, what: 'RECEIVES_ADS', transfer: 'TRANSFER_USA' },
  googleTagManagerId: {
    who: `Google Tag Manager (${google})`,
    what: 'RECEIVES_TAGS',
    transfer: 'TRANSFER_USA',
  },
  facebookPixelId: { who: `Meta Pixel (${meta})`, what: 'RECEIVES_ADS', transfer: 'TRANSFER_USA' },
};

const ofVideo = {
  youtube: { who: `YouTube (${google})`, what: 'RECEIVES_FILM', transfer: 'TRANSFER_USA' },
  vimeo: { who: 'Vimeo (Vimeo.com, Inc.)', what: 'RECEIVES_FILM', transfer: 'TRANSFER_USA' },
  facebook: { who: `Facebook (${meta})`, what: 'RECEIVES_FILM', transfer: 'TRANSFER_USA' },
} as const satisfies Record<string, Recipient>;

/** Also names a service that is only linked: it learns of each visitor who follows the link. */
export function recipientsOf(
  settings: Pick<Settings, 'siteInfo' | 'map' | 'tourHosts' | 'filmHosts'>,
  { videos, tours }: { videos: readonly string[]; tours: readonly string[] },
  ownHost: string,
): Recipient[] {
  const ids = Object.keys(ofService) as (keyof Settings['siteInfo'])[];
  const kinds = videos.map((url) => videoLink(url)?.kind);
  const ofKind = (kind: 'file' | 'host') =>
    hostsIn(
      videos.filter((url) => videoLink(url)?.kind === kind),
      ownHost,
    );
  return [
    ...ids.filter((id) => settings.siteInfo[id] !== null).map((id) => ofService[id]),
    ...(['youtube', 'vimeo', 'facebook'] as const)
      .filter((kind) => kinds.includes(kind))
      .map((kind) => ofVideo[kind]),
    ...ofKind('file').map((host) =>
      somewhere(host, settings.filmHosts.includes(host) ? 'RECEIVES_FILM' : 'RECEIVES_LINK'),
    ),
    ...ofKind('host').map((who) => somewhere(who, 'RECEIVES_LINK')),
    ...hostsIn(tours, ownHost).map((host) => tourAt(host, settings.tourHosts)),
    ...mapHosts(settings.map, ownHost).map((who) => somewhere(who, 'RECEIVES_MAP')),
  ];
}

/** Stands on the privacy page below its text: made from the settings and from the content of the pages. */
export function presentRecipients(
  {
    settings,
    pages,
    language,
    publicUrl,
  }: Pick<RequestContext, 'settings' | 'pages' | 'language' | 'publicUrl'>,
  films: { videos: string[]; tours: string[] },
) {
  const t = textsFor(language);
  const videos = [...films.videos, ...filmsOn(pages)];
  const shown = recipientsOf(settings, { ...films, videos }, new URL(publicUrl).hostname);
  const inLanguage = (text: Parameters<typeof pickText>[0]) =>
    pickText(text, language, settings.defaultLanguage)?.text ?? '';
  const processors = settings.privacy.processors.map(({ name, what, transfer }) => ({
    who: name,
    what: inLanguage(what),
    transfer: inLanguage(transfer) || t('TRANSFER_NONE'),
  }));
  return {
    title: t('RECIPIENTS_TITLE'),
    intro: t(shown.length > 0 ? 'RECIPIENTS_INTRO' : 'RECIPIENTS_NO_SERVICE'),
    columns: [t('RECIPIENTS_WHO'), t('RECIPIENTS_WHAT'), t('RECIPIENTS_TRANSFER')],
    rows: [
      ...processors,
      ...shown.map(({ who, what, transfer }) => ({ who, what: t(what), transfer: t(transfer) })),
    ],
  };
}

export type ShownRecipients = ReturnType<typeof presentRecipients>;

function tourAt(host: string, tourHosts: readonly string[]): Recipient {
  const what = tourHosts.includes(host) ? 'RECEIVES_TOUR' : 'RECEIVES_LINK';
  const isMatterport = host === 'matterport.com' || host.endsWith('.matterport.com');
  return isMatterport
    ? { who: 'Matterport (Matterport, LLC)', what, transfer: 'TRANSFER_USA' }
    : somewhere(host, what);
}

function somewhere(who: string, what: TextKey): Recipient {
  return { who, what, transfer: 'TRANSFER_UNKNOWN' };
}

function filmsOn(pages: readonly Page[]): string[] {
  return pages.flatMap(({ modules }) =>
    modules.flatMap((module) => ('video' in module && module.video ? [module.video] : [])),
  );
}

function mapHosts({ styleUrl, pmtiles, hosts }: Settings['map'], ownHost: string): string[] {
  return [
    ...new Set([
      ...hostsIn(
        [pmtiles ?? styleUrl].filter((url) => url !== null),
        ownHost,
      ),
      ...hosts,
    ]),
  ];
}

function hostsIn(urls: readonly string[], ownHost: string): string[] {
  const hosts = urls.map((url) => URL.parse(url)?.hostname);
  return [...new Set(hosts.filter((host): host is string => !!host && host !== ownHost))];
}
