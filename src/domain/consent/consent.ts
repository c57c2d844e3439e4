import { dayMs } from '#domain/time/durations.ts';

/** What a visitor may agree to, apart from the others. What is strictly necessary is never asked. */
export const choosableCategories = ['analytical', 'marketing', 'socialMedia', 'unclassified'] as const;

export type ChoosableCategory = (typeof choosableCategories)[number];

/** Why something is kept in a browser, or loaded from others. */
export type Category = 'necessary' | ChoosableCategory;

/** The signals of Google Consent Mode v2, and what is remembered of a choice. */
const consentFlags = ['ad_user_data', 'ad_storage', 'analytics_storage', 'ad_personalization'] as const;

type ConsentFlag = (typeof consentFlags)[number];

/** A choice as it is kept: with what the visitor read when choosing, in which language, and when. */
export type Consent = Record<ConsentFlag, boolean> & {
  /** ISO 8601. */
  at: string;
  textVersion: number;
  language: string;
  categories: ChoosableCategory[];
};

/** Services of others that the site can load. */
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

// Social media and what is not classified open no signal: who wants to see a film has not agreed to advertising.
const categoryOfFlag: Record<ConsentFlag, ChoosableCategory> = {
  ad_user_data: 'marketing',
  ad_storage: 'marketing',
  analytics_storage: 'analytical',
  ad_personalization: 'marketing',
};

/** Takes the categories that a visitor agreed to; gives each flag. */
export function flagsOf(categories: readonly ChoosableCategory[]): Record<ConsentFlag, boolean> {
  const flag = (name: ConsentFlag) => categories.includes(categoryOfFlag[name]);
  return {
    ad_user_data: flag('ad_user_data'),
    ad_storage: flag('ad_storage'),
    analytics_storage: flag('analytics_storage'),
    ad_personalization: flag('ad_personalization'),
  };
}

/** Takes the categories that a visitor agreed to; tells whether a service may be loaded. */
export function isServiceAllowed(service: Service, categories: readonly ChoosableCategory[]): boolean {
  const agreed = (category: ChoosableCategory) => categories.includes(category);
  switch (service) {
    case 'googleAnalytics':
      return agreed('analytical');
    case 'googleAds':
      return agreed('marketing');
    // It asks the signals itself before it starts anything, and has nothing to do while all are denied.
    case 'googleTagManager':
      return agreed('analytical') || agreed('marketing');
    // Advertising, by a social network: whoever refused one of the two does not expect it.
    case 'facebookPixel':
      return agreed('marketing') && agreed('socialMedia');
    case 'embeds':
      return agreed('socialMedia');
  }
}

export type ConsentStates = Record<ConsentFlag, 'granted' | 'denied'>;

/** Takes the categories that a visitor agreed to; gives the states for Google Consent Mode v2. */
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

/** Takes what was chosen and what was read then; gives it as it is kept. */
export function makeConsent(
  chosen: readonly ChoosableCategory[],
  about: { now: Date; textVersion: number; language: string },
): Consent {
  const categories = choosableCategories.filter((category) => chosen.includes(category));
  const { now, textVersion, language } = about;
  return { at: now.toISOString(), textVersion, language, categories, ...flagsOf(categories) };
}

/**
 * Takes the text that a browser kept, if any. Gives the choice that still holds; undefined where there is none, where
 * it is no choice, where another text was read, or where it is older than six months: then the visitor is asked.
 */
export function readConsent(
  kept: string | null,
  { now, textVersion }: { now: Date; textVersion: number },
): Consent | undefined {
  const value = parse(kept);
  if (typeof value !== 'object' || value === null) return undefined;
  const { at, textVersion: read, language, categories } = value as Record<string, unknown>;
  if (typeof at !== 'string' || typeof language !== 'string' || !Array.isArray(categories)) return undefined;
  if (read !== textVersion) return undefined;
  const ageMs = now.getTime() - Date.parse(at);
  // A clock may have been set right since; a choice of the far future would hold for ever.
  if (!(ageMs > -dayMs && ageMs <= consentDays * dayMs)) return undefined;
  return makeConsent(categories, { now: new Date(at), textVersion, language });
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether visitors are not asked at this address: in a preview the agency looks at its own draft. */
export function isPreview({ pathname, search }: { pathname: string; search: string }): boolean {
  return /preview/i.test(pathname + search);
}

/** Whether an address asks that what was chosen be forgotten. */
export function forgetsConsent(search: string): boolean {
  return new URLSearchParams(search).has('setcookies');
}
