import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

const site = 'https://www.agency.be';

test.each([
  ['https://www.portal.be/123', site, 'https://www.portal.be/123'],
  ['http://www.portal.be/', undefined, 'http://www.portal.be/'],
  ['/tour.html', site, 'https://www.agency.be/tour.html'],
  ['/tour.html', undefined, undefined],
  ['//elsewhere.be/', site, undefined],
  ['/\\elsewhere.be/', site, undefined],
  ['javascript:alert(1)', site, undefined],
  ['mailto:info@agency.be', undefined, undefined],
  ['www.portal.be', site, undefined],
  ['', undefined, undefined],
  [null, site, undefined],
])('%s, on the site %s, is %s', (text, of, address) => {
  expect(webAddress(text, of)?.href).toBe(address);
});
