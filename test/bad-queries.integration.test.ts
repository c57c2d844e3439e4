import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pathTable } from '#site/paths/path-table.ts';
import { siteToAsk } from './site-to-ask.ts';

const { ask } = await siteToAsk();

describe('the list of projects', () => {
  it.each([
    ['', 200],
    ['?page=1', 200],
    ['?page=2', 404],
    ['?page=0', 404],
    ['?page=1.0', 404],
    ['?page=1e0', 404],
    ['?page=0x1', 404],
    ['?page=%201', 404],
    ['?page=one', 404],
  ])('at %s answers %i', async (query, expected) => {
    expect((await ask(`/nl/projecten/${query}`)).status).toBe(expected);
  });
});

describe('a list', () => {
  it.each([
    ['page=0', 200],
    ['page=-1', 200],
    ['page=abc', 200],
    ['page=1.5', 200],
    ['page=2', 404],
    ['page=99999', 404],
    ['page=999999999999999999999', 200],
    ['page=1&page=1&page=-3', 200],
    ['min_price=-1&max_price=abc', 200],
    ['min_price=9999999999999999', 200],
    ['min_price=900000&max_price=100', 200],
    ['bedrooms=99999', 200],
    ['bedrooms=1&bedrooms=2&bedrooms=x', 200],
    ['type=castle-in-the-air', 200],
    [`type=${'house,'.repeat(200)}`, 200],
    [Array.from({ length: 300 }, (_, index) => `type=t${index}`).join('&'), 200],
    [Array.from({ length: 300 }, (_, index) => `zone=p${index}`).join('&'), 200],
    ['zone=%27%3B%20drop%20table%20property%3B--', 200],
    ['zone=%25&radius=25', 200],
    ['radius=7', 200],
    ['energy=h&feature=pool&sort=;drop', 200],
    ['text=%25%5C_%27', 200],
    ['text=%F0%9F%8F%A0', 200],
    ['text=%ED%A0%80', 200],
    ['text=%FF%FE', 200],
    ['text=100%', 200],
    ['text[]=a&text[b]=c', 200],
    ['__proto__=1&constructor=2', 200],
    ['text=%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['text=a%00b', 400],
    ['=&&&=x&?', 200],
    ['min_price=1000000000&max_price=-1000000000', 200],
    ['min_living_area=1000000000&max_plot_area=1e9&min_construction_year=0x7e6', 200],
    ['min_construction_year=2030&max_construction_year=1900', 200],
    ['bathrooms=1000000000&facades=0,99,-1&flood=z', 200],
    ['available=2026-02-31&available=0000-00-00', 200],
    ['available=9999-12-31&flood=a&facades=1,2,3,4', 200],
    [`zone=${Array.from({ length: 1500 }, (_, index) => index).join(',')}`, 200],
    ['zone=__proto__,constructor,toString&radius=25', 200],
    ["zone=gent'+or+1=1--&area=select+1;select+2;select+3", 200],
    ['box=1,2,3', 200],
    ['box=-180,-90,180,90', 200],
    ['box=999,999,-999,-999', 200],
    ['box=NaN,Infinity,1e9,<script>alert(1)</script>', 200],
    [
      `area=${Array.from({ length: 60 }, (_, index) => `${index % 2 ? 6 : 2},${49 + index / 30}`).join(';')}`,
      200,
    ],
    [`area=${'3,51;'.repeat(1500)}3,51`, 200],
    ['area=3,51;3,51;3,51', 200],
    ['sort=price_per_m2&page=100000', 404],
    [`text=${'a'.repeat(7000)}`, 200],
    ['text=%0A%09%20%C2%A0', 200],
    ['text=.*(a%2B)%2B%24', 200],
  ])('with ?%s answers', async (query, expected) => {
    for (const language of languages) {
      const { status, body } = await ask(`${pathTable.forSale[language]}?${query}`);
      expect(status).toBe(expected);
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).not.toContain('<script>alert(1)');
    }
    expect((await ask(`/nl/te-koop/_.data?${query}`)).status).toBe(expected);
  });

  it('says which parts of its address it could not use', async () => {
    expect((await ask('/nl/te-koop/?min_price=abc&page=-4')).body).toContain('weggelaten: Prijs, Pagina’s.');
    expect((await ask('/nl/te-koop/?min_price=100000')).body).not.toContain('weggelaten');
  });

  it.each([
    [8000, 200],
    [10_000, 414],
    [100_000, 414],
  ])('asked for with a query of %i characters answers %i', async (length, status) => {
    for (const path of ['/nl/te-koop/', '/de/', '/for-sale/', '/nl/favorieten/', '/nl/nergens/']) {
      const answer = await ask(`${path}?text=${'a'.repeat(length)}`);
      if (status === 414) expect(answer.status, path).toBe(414);
      else expect(answer.status, path).toBeLessThan(405);
    }
    expect((await ask(`/de/zu-verkaufen/?text=${'a'.repeat(length)}`)).body).toContain('<html lang="de"');
  });
});
