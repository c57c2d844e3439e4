import { dayMs } from '#domain/time/durations.ts';

/** The categories that a visitor agrees to one by one. Nobody is asked about strictly necessary ones. */
export const choosableCategories = ['analytical', 'marketing', 'socialMedia', 'unclassified'] as const;

export type ChoosableCategory = (typeof choosableCategories)[number];

/** Why something is kept in a browser, or loaded from a third party. */
export type Category = 'necessary' | ChoosableCategory;

/** The signals of Google Consent Mode v2; a kept choice holds each of them. */
const consentFlags = ['ad_user_data', 'ad_storage', 'analytics_storage', 'ad_personalization'] as const;

type ConsentFlag = (typeof consentFlags)[number];

/** A choice as it is kept: with the version of the text that the visitor read, its language, and when. */
export type Consent = Record<ConsentFlag, boolean> & {
  /** ISO 8601. */
  at: string;
  textVersion: number;
  language: string;
  /** The categories the visitor was asked about; one that came into use later makes the site ask again. */
  asked: ChoosableCategory[];
  categories: ChoosableCategory[];
};

/** Third-party services that the site can load. */
export const services = [
  'googleAnalytics',
  'googleAds',
  'googleTagManager',
  'facebookPixel',
  'embeds',
] as const;

export type Service = (typeof services)[number];

/** A refusal holds as long as an agreement: nobody is asked again before (CNIL recommendation 2020-092, 39). */
export const consentDays = 183;

// Social media and unclassified services set no flag: a visitor who wants to see a film has not agreed to
// advertising.
const categoryOfFlag: Record<ConsentFlag, ChoosableCategory> = {
  ad_user_data: 'marketing',
  ad_storage: 'marketing',
  analytics_storage: 'analytical',
  ad_personalization: 'marketing',
};

export function flagsOf(categories: readonly ChoosableCategory[]): Record<ConsentFlag, boolean> {
  const flag = (name: ConsentFlag) => categories.includes(categoryOfFlag[name]);
  return {
    ad_user_data: flag('ad_user_data'),
    ad_storage: flag('ad_storage'),
    analytics_storage: flag('analytics_storage'),
    ad_personalization: flag('ad_personalization'),
  };
}

/** The categories under which consent to each service is asked. */
export const categoriesOf = {
  googleAnalytics: ['analytical'],
  googleAds: ['marketing'],
  googleTagManager: ['analytical', 'marketing'],
  facebookPixel: ['marketing', 'socialMedia'],
  embeds: ['socialMedia'],
} as const satisfies Record<Service, readonly ChoosableCategory[]>;

export function isServiceAllowed(service: Service, categories: readonly ChoosableCategory[]): boolean {
  const isAgreed = (category: ChoosableCategory) => categories.includes(category);
  // The Tag Manager looks at the signals itself before it starts anything; while all are denied it has nothing to do.
  if (service === 'googleTagManager') return categoriesOf[service].some(isAgreed);
  // The pixel is advertising by a social network: a visitor who refused either does not expect it.
  return categoriesOf[service].every(isAgreed);
}

/** False while the site asks for a category that the visitor has not been asked about yet. */
export function isAnswered(choice: Consent | undefined, asked: readonly ChoosableCategory[]): boolean {
  return choice ? asked.every((category) => choice.asked.includes(category)) : asked.length === 0;
}

export type ConsentStates = Record<ConsentFlag, 'granted' | 'denied'>;

/** The states of Google Consent Mode v2. */
export function consentStates(categories: readonly ChoosableCategory[]): ConsentStates {
  const flags = flagsOf(categories);
  const state = (flag: ConsentFlag) => (flags[flag] ? 'granted' : 'denied');
  return {
    ad_user_data: state('ad_user_data'),
    ad_storage: state('ad_storage'),
    analytics_storage: state('analytics_storage'),
    ad_personalization: state('ad_personalization'),
  };
}

export function makeConsent(
  chosen: readonly ChoosableCategory[],
  about: { now: Date; textVersion: number; language: string; asked: readonly ChoosableCategory[] },
): Consent {
  const categories = inOrder(chosen);
  const asked = inOrder(about.asked);
  const { now, textVersion, language } = about;
  return { at: now.toISOString(), textVersion, language, asked, categories, ...flagsOf(categories) };
}

function inOrder(categories: readonly unknown[]): ChoosableCategory[] {
  return choosableCategories.filter((category) => categories.includes(category));
}

/**
 * The choice that still holds. Undefined, so that the visitor is asked, if nothing is kept, the kept text is no
 * choice, the visitor read another version of the text, or the choice is older than six months.
 */
export function readConsent(
  kept: string | null,
  { now, textVersion }: { now: Date; textVersion: number },
): Consent | undefined {
  const value = parse(kept);
  if (typeof value !== 'object' || value === null) return undefined;
  const { at, textVersion: read, language, categories, asked } = value as Record<string, unknown>;
  if (typeof at !== 'string' || typeof language !== 'string' || !Array.isArray(categories)) return undefined;
  if (read !== textVersion) return undefined;
  const ageMs = now.getTime() - Date.parse(at);
  // The clock may have been corrected since: a choice dated far in the future would hold for ever.
  if (!(ageMs > -dayMs && ageMs <= consentDays * dayMs)) return undefined;
  // Earlier versions asked about every category and did not note which.
  const about = {
    now: new Date(at),
    textVersion,
    language,
    asked: Array.isArray(asked) ? asked : choosableCategories,
  };
  return makeConsent(categories, about);
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for a preview, in which the agency looks at its own draft: nobody is asked there. */
export function isPreview({ pathname, search }: { pathname: string; search: string }): boolean {
  return /preview/i.test(pathname + search);
}

/** An address with the parameter `setcookies` makes the browser forget the choice. */
export function forgetsConsent(search: string): boolean {
  return new URLSearchParams(search).has('setcookies');
}
