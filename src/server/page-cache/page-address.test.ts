import { describe, expect, it } from 'vitest';
import { pageAddress, pageOfRenderedData, renderedDataAddress } from './page-address.ts';

const isOwnPage = (path: string) => path === '/nl/nieuwbouw-kopen/';

describe('pageAddress', () => {
  it.each([
    ['/nl/', '/nl/', true],
    ['/nl/te-koop/', '/nl/te-koop/', true],
    ['/nl/te-koop/?utm_source=mail&fbclid=1', '/nl/te-koop/', true],
    ['/nl/te-koop/?page=2&utm_source=mail', '/nl/te-koop/?page=2', false],
    ['/nl/te-koop/?page=2&type=house', '/nl/te-koop/?type=house&page=2', false],
    ['/nl/te-koop/?type=house&page=2', '/nl/te-koop/?type=house&page=2', false],
    ['/nl/te-koop/?type=house&type=villa', '/nl/te-koop/?type=house&type=villa', false],
    ['/nl/te-koop/?min_price=&max_price=&page=', '/nl/te-koop/', true],
    ['/nl/te-koop/?text=a%20b', '/nl/te-koop/?text=a+b', false],
    ['/nl/te-koop/?text=100%', '/nl/te-koop/?text=100%25', false],
    ['/nl/te-koop/?PAGE=2', '/nl/te-koop/', true],
    ['/nl/?page=2', '/nl/', true],
    ['/nl/te-koop/gent/huis/12/', '/nl/te-koop/gent/huis/12/', true],
    ['/nl/te-koop/gent/huis/%31%32/', '/nl/te-koop/gent/huis/%31%32/', false],
    ['/nl/_.data', '/nl/_.data', true],
    ['/nl/te-koop/_.data?page=2&utm_source=mail', '/nl/te-koop/_.data?page=2', false],
    ['/nl/te-koop/_.data?_routes=forSale.nl&page=2', '/nl/te-koop/_.data?page=2&_routes=forSale.nl', false],
    ['/nl/te-koop/?_routes=forSale.nl', '/nl/te-koop/', true],
    ['/nl/nieuwbouw-kopen/', '/nl/nieuwbouw-kopen/', true],
    ['/nl/nieuwbouw-kopen/?page=2&utm_source=mail', '/nl/nieuwbouw-kopen/', true],
    ['/nl/nieuwbouw-kopen/_.data?_routes=ownPage', '/nl/nieuwbouw-kopen/_.data?_routes=ownPage', false],
  ])('%s is kept as %s', (target, key, lasting) => {
    expect(pageAddress(target, isOwnPage)).toEqual({ key, lasting });
  });

  it.each([
    '/',
    '/for-sale/',
    '/property/12/',
    '/nl',
    '/nl/te-koop',
    '/nl//te-koop/',
    '/nl/bestaat-niet/',
    '/nl/nieuwbouw-kopen',
    '/fr/nieuwbouw-kopen/',
    '/nl/nieuwbouw-kopen/x/',
    '/nl/login/',
    '/fr/login/_.data',
    '/assets/a.js',
    'http://elsewhere.example/nl/',
    '',
  ])('%s is never kept', (target) => {
    expect(pageAddress(target, isOwnPage)).toBeUndefined();
  });
});

describe('the data that a page was rendered with', () => {
  it.each([
    ['/nl/', '/nl/_.rendered'],
    ['/nl/te-koop/?type=house&page=2', '/nl/te-koop/_.rendered?type=house&page=2'],
  ])('of %s is at %s', (page, address) => {
    expect(renderedDataAddress(page)).toBe(address);
    expect(pageOfRenderedData(address)).toBe(page);
  });

  it.each(['/nl/', '/nl/te-koop/?text=/_.rendered', '/nl/_.renderedon', '/nl/_.rendered/', '_.rendered'])(
    'is not at %s',
    (target) => {
      expect(pageOfRenderedData(target)).toBeUndefined();
    },
  );
});
