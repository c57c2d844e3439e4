import { describe, expect, it, test } from 'vitest';
import { dayMs } from '#domain/time/durations.ts';
import {
  type ChoosableCategory,
  choosableCategories,
  consentDays,
  consentStates,
  flagsOf,
  forgetsConsent,
  isAnswered,
  isPreview,
  isServiceAllowed,
  makeConsent,
  readConsent,
  type Service,
  services,
} from './consent.ts';

const all = [...choosableCategories];

describe('the flags', () => {
  const none = {
    ad_user_data: false,
    ad_storage: false,
    analytics_storage: false,
    ad_personalization: false,
  };
  const advertising = { ad_user_data: true, ad_storage: true, ad_personalization: true };
  it.each<[ChoosableCategory[], Partial<typeof none>]>([
    [[], {}],
    [['analytical'], { analytics_storage: true }],
    [['marketing'], advertising],
    [['socialMedia'], {}],
    [['unclassified'], {}],
    [['socialMedia', 'unclassified'], {}],
    [['analytical', 'marketing'], { ...advertising, analytics_storage: true }],
    [all, { ...advertising, analytics_storage: true }],
  ])('of %j', (categories, allowed) => {
    expect(flagsOf(categories)).toEqual({ ...none, ...allowed });
  });

  it('are what Google is told', () => {
    expect(consentStates(['analytical'])).toEqual({
      ad_user_data: 'denied',
      ad_storage: 'denied',
      analytics_storage: 'granted',
      ad_personalization: 'denied',
    });
    expect(new Set(Object.values(consentStates(all)))).toEqual(new Set(['granted']));
    expect(new Set(Object.values(consentStates([])))).toEqual(new Set(['denied']));
  });
});

describe('the services', () => {
  it.each<[ChoosableCategory[], Service[]]>([
    [[], []],
    [['unclassified'], []],
    [['analytical'], ['googleAnalytics', 'googleTagManager']],
    [['marketing'], ['googleAds', 'googleTagManager']],
    [['socialMedia'], ['embeds']],
    [
      ['analytical', 'socialMedia'],
      ['googleAnalytics', 'googleTagManager', 'embeds'],
    ],
    [
      ['marketing', 'socialMedia'],
      ['googleAds', 'googleTagManager', 'facebookPixel', 'embeds'],
    ],
    [all, [...services]],
  ])('of %j', (categories, allowed) => {
    expect(services.filter((service) => isServiceAllowed(service, categories))).toEqual(allowed);
  });
});

describe('what is kept', () => {
  const chosenAt = new Date('2026-11-25T10:00:00Z');
  const asked: ChoosableCategory[] = ['analytical', 'marketing'];
  const about = { now: chosenAt, textVersion: 3, language: 'nl', asked };
  const kept = JSON.stringify(makeConsent(['marketing', 'analytical'], about));
  const days = (count: number) => new Date(chosenAt.getTime() + count * dayMs);
  const read = (text: string | null, now = chosenAt, textVersion = 3) =>
    readConsent(text, { now, textVersion });

  it('says what was read, when, and what was chosen', () => {
    expect(JSON.parse(kept)).toEqual({
      at: '2026-11-25T10:00:00.000Z',
      textVersion: 3,
      language: 'nl',
      asked: ['analytical', 'marketing'],
      categories: ['analytical', 'marketing'],
      ad_user_data: true,
      ad_storage: true,
      analytics_storage: true,
      ad_personalization: true,
    });
    expect(read(kept)).toEqual(JSON.parse(kept));
  });

  it('keeps a refusal too', () => {
    const refusal = JSON.stringify(makeConsent([], about));
    expect(read(refusal)).toMatchObject({ categories: [], ad_storage: false });
  });

  it.each([
    ['on the same moment', 0, true],
    ['just before six months', consentDays - 0.001, true],
    ['at six months', consentDays, true],
    ['just after six months', consentDays + 0.001, false],
    ['when the clock was put back a little', -0.9, true],
    ['when it is of the future', -1, false],
  ])('holds %s: %s days', (_, after, holds) => {
    expect(read(kept, days(after)) !== undefined).toBe(holds);
  });

  it.each([2, 4])('does not hold for the text of version %s', (version) => {
    expect(read(kept, chosenAt, version)).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['no text', ''],
    ['no JSON', '{'],
    ['a word', '"granted"'],
    ['true, as others keep it', 'true'],
    ['nothing at all', 'null'],
    ['a list', '[]'],
    ['no time', JSON.stringify({ ...JSON.parse(kept), at: undefined })],
    ['a wrong time', JSON.stringify({ ...JSON.parse(kept), at: 'yesterday' })],
    ['no categories', JSON.stringify({ ...JSON.parse(kept), categories: true })],
    ['no language', JSON.stringify({ ...JSON.parse(kept), language: 1 })],
  ])('is asked again for where there is %s', (_, text) => {
    expect(read(text)).toBeUndefined();
  });

  it('of a version before was asked about everything', () => {
    const { asked: _, ...before } = JSON.parse(kept);
    expect(read(JSON.stringify(before))?.asked).toEqual(all);
  });

  it('answers what was asked, and nothing that came into use since', () => {
    const choice = read(kept);
    expect(isAnswered(choice, ['marketing'])).toBe(true);
    expect(isAnswered(choice, asked)).toBe(true);
    expect(isAnswered(choice, [...asked, 'socialMedia'])).toBe(false);
    expect(isAnswered(undefined, ['socialMedia'])).toBe(false);
    expect(isAnswered(undefined, [])).toBe(true);
  });

  it('cannot be widened by hand: the flags follow from the categories, and unknown ones are dropped', () => {
    const forged = { ...JSON.parse(kept), categories: ['analytical', 'everything', 7], ad_storage: true };
    expect(read(JSON.stringify(forged))).toMatchObject({ categories: ['analytical'], ad_storage: false });
  });
});

test.each([
  ['/nl/te-koop/', '', false],
  ['/preview/home/', '', true],
  ['/nl/Preview-12/', '', true],
  ['/nl/te-koop/', '?preview=abc', true],
  ['/nl/te-koop/', '?from=preview', true],
  ['/nl/te-koop/', '?page=2', false],
])('%s%s is a preview: %s', (pathname, search, expected) => {
  expect(isPreview({ pathname, search })).toBe(expected);
});

test.each([
  ['', false],
  ['?setcookies', true],
  ['?page=2&setcookies=1', true],
  ['?text=setcookies', false],
])('%s forgets: %s', (search, expected) => {
  expect(forgetsConsent(search)).toBe(expected);
});
