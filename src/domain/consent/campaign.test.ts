import { expect, test } from 'vitest';
import { campaignIn, withCampaign } from './campaign.ts';

test.each([
  ['', ''],
  ['?page=2', ''],
  ['?utm_source=nieuwsbrief', 'utm_source=nieuwsbrief'],
  ['?page=2&utm_source=a&utm_medium=e-mail&gclid=1', 'utm_source=a&utm_medium=e-mail'],
  ['?utm_campaign=lente%20%26%20zomer', 'utm_campaign=lente+%26+zomer'],
  ['?xutm_source=a&utm_=b&UTM_SOURCE=c', ''],
  ['?utm_source=a%00b&utm_term=c%0Ad&utm_medium=e-mail', 'utm_medium=e-mail'],
  [`?utm_source=${'a'.repeat(489)}`, `utm_source=${'a'.repeat(489)}`],
  [`?utm_source=${'a'.repeat(490)}`, ''],
])('the campaign in %s', (search, expected) => {
  expect(campaignIn(search)).toBe(expected);
});

test.each([
  ['https://a.be/nl/', '', 'https://a.be/nl/'],
  ['https://a.be/nl/#foto', '', 'https://a.be/nl/'],
  ['https://a.be/nl/', 'utm_source=b', 'https://a.be/nl/?utm_source=b'],
  ['https://a.be/nl/?page=2#x', 'utm_source=b', 'https://a.be/nl/?page=2&utm_source=b'],
  ['https://a.be/nl/?utm_source=own', 'utm_source=b&utm_medium=c', 'https://a.be/nl/?utm_source=own'],
  ['https://a.be/nl/?token=a.b&page=2', '', 'https://a.be/nl/?page=2'],
  ['https://a.be/nl/?token=a.b', 'utm_source=b', 'https://a.be/nl/?utm_source=b'],
  ['https://a.be/nl/', 'page=9', 'https://a.be/nl/'],
])('%s, by %s', (address, campaign, expected) => {
  expect(withCampaign(address, campaign)).toBe(expected);
});
