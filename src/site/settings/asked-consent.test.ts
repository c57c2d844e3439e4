import { expect, it } from 'vitest';
import { askedConsent } from './asked-consent.ts';
import { defaultSettings } from './settings.ts';

const none = defaultSettings.siteInfo;

it.each([
  ['nothing', {}, false, []],
  ['films of others', {}, true, ['socialMedia']],
  ['analytics', { googleAnalyticsId: 'G-AB12CD' }, false, ['analytical']],
  ['advertisements', { googleAdsId: 'AW-12345' }, false, ['marketing']],
  ['the tag manager', { googleTagManagerId: 'GTM-ABCD' }, false, ['analytical', 'marketing']],
  ['the pixel', { facebookPixelId: '12345' }, false, ['marketing', 'socialMedia']],
  ['analytics and films', { googleAnalyticsId: 'G-AB12CD' }, true, ['analytical', 'socialMedia']],
])('a site with %s asks about no more than that', (_, ids, loadsFilms, expected) => {
  expect(askedConsent({ ...none, ...ids }, loadsFilms).categories).toEqual(expected);
});

it('says what social media are for', () => {
  expect(askedConsent(none, true).socialMedia).toEqual(['films']);
  expect(askedConsent({ ...none, facebookPixelId: '12345' }, false).socialMedia).toEqual(['advertising']);
  expect(askedConsent({ ...none, facebookPixelId: '12345' }, true).socialMedia).toEqual([
    'films',
    'advertising',
  ]);
});
