/** Where the visitor of a property's page came from, in broad terms. */
export const viewSources = ['direct', 'search', 'portal', 'mail', 'social', 'other'] as const;

export type ViewSource = (typeof viewSources)[number];

type KnownSource = Exclude<ViewSource, 'direct' | 'other'>;

/** A host stands for all below it too. Apps are among them: Android gives their names as a host. */
const hosts: Record<KnownSource, readonly string[]> = {
  mail: [
    'mail.google.com',
    'com.google.android.gm',
    'outlook.com',
    'outlook.live.com',
    'outlook.office.com',
    'outlook.office365.com',
    'com.microsoft.office.outlook',
    'proton.me',
    'protonmail.com',
    'icloud.com',
    'gmx.net',
    'gmx.com',
    'web.de',
  ],
  search: [
    'bing.com',
    'duckduckgo.com',
    'ecosia.org',
    'qwant.com',
    'startpage.com',
    'search.yahoo.com',
    'search.brave.com',
    'lilo.org',
    'yandex.com',
    'yandex.ru',
    'baidu.com',
    'chatgpt.com',
    'perplexity.ai',
    'copilot.microsoft.com',
    'com.google.android.googlequicksearchbox',
  ],
  portal: [
    'immoweb.be',
    'zimmo.be',
    'immoscoop.be',
    'immovlan.be',
    'vlan.be',
    'logic-immo.be',
    'realo.be',
    'spotto.be',
    'hebbes.be',
    '2dehands.be',
    '2ememain.be',
    'athome.lu',
    'athome.de',
    'immotop.lu',
    'wortimmo.lu',
    'habiter.lu',
    'editus.lu',
    'immobilienscout24.de',
    'immowelt.de',
  ],
  social: [
    'facebook.com',
    'fb.me',
    'messenger.com',
    'instagram.com',
    'threads.net',
    'threads.com',
    'whatsapp.com',
    'wa.me',
    't.co',
    'x.com',
    'twitter.com',
    'linkedin.com',
    'lnkd.in',
    'tiktok.com',
    'youtube.com',
    'pinterest.com',
    'snapchat.com',
    'reddit.com',
    'bsky.app',
    't.me',
    'com.facebook.katana',
    'com.instagram.android',
    'com.linkedin.android',
    'org.telegram.messenger',
  ],
};

/** Google has a host in each country, its other services a name before 'google'. */
const googleSearch = /^(www\.)?google\.(com?\.)?[a-z]{2,3}$/;

/** Hosts at which providers show mail in a browser: 'webmail.telenet.be', 'mail.pt.lu'. */
const webmail = /^(web)?e?mail\d*\./;

/** Other names that campaigns give a source, besides its host or the name in it. */
const otherNames: Record<string, KnownSource> = {
  google: 'search',
  adwords: 'search',
  googleads: 'search',
  yahoo: 'search',
  fb: 'social',
  ig: 'social',
  meta: 'social',
  telegram: 'social',
  newsletter: 'mail',
  nieuwsbrief: 'mail',
  email: 'mail',
  mail: 'mail',
};

const mediums: Record<string, KnownSource> = {
  email: 'mail',
  'e-mail': 'mail',
  mail: 'mail',
  newsletter: 'mail',
  social: 'social',
  'paid-social': 'social',
  'paid social': 'social',
  paid_social: 'social',
  organic: 'search',
  portal: 'portal',
};

/**
 * `referrer`: the host of the page before, '' if there was none. `source` and `medium`: of the campaign,
 * utm_source and utm_medium.
 */
type ViewOrigin = { referrer: string; source: string; medium: string };

/**
 * A campaign says more than the page before, which a link in a mail does not have. A visitor from one of our own
 * pages counts as 'direct' too: where they came from before is kept nowhere.
 */
export function viewSource({ referrer, source, medium }: ViewOrigin, ownHost: string): ViewSource {
  const campaign = mediumOf(medium) ?? sourceNamed(source.trim().toLowerCase());
  if (campaign) return campaign;
  const host = referrer.trim().toLowerCase().replace(/:\d+$/, '');
  const known = sourceOfHost(host);
  if (known) return known;
  if (source.trim() || medium.trim()) return 'other';
  return host === '' || host === ownHost.replace(/:\d+$/, '') ? 'direct' : 'other';
}

function mediumOf(medium: string): KnownSource | undefined {
  return find(mediums, medium.trim().toLowerCase());
}

function sourceNamed(name: string): KnownSource | undefined {
  return find(otherNames, name) ?? sourceOfHost(name) ?? find(hostNames, name);
}

function sourceOfHost(host: string): KnownSource | undefined {
  if (webmail.test(host)) return 'mail';
  if (googleSearch.test(host)) return 'search';
  return hostRows.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1];
}

const hostRows = Object.entries(hosts).flatMap(([source, all]) =>
  all.map((host) => [host, source as KnownSource] as const),
);

/** 'immoweb' of 'immoweb.be'. */
const hostNames = Object.fromEntries(
  hostRows
    .filter(([host]) => host.split('.').length === 2)
    .map(([host, source]) => [host.split('.', 1)[0] ?? '', source]),
);

function find(table: Record<string, KnownSource>, name: string): KnownSource | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
