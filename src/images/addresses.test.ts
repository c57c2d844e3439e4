import { describe, expect, it } from 'vitest';
import { imageVariants, pictureFormats } from '#domain/media/image-variants.ts';
import { pictureAddress, pictureSourceSet } from './addresses.ts';
import { readVariantQuery } from './variant-query.ts';

const house = { id: '0123456789abcdef0123', name: 'huis-gent' };

describe('pictureAddress', () => {
  it('asks for a width, and for a format when one is given', () => {
    expect(pictureAddress(house, 500)).toBe('/pictures/0123456789abcdef0123/huis-gent?width=500&height=auto');
    expect(pictureAddress(house, 100, 'webp')).toBe(
      '/pictures/0123456789abcdef0123/huis-gent?width=100&height=auto&format=webp',
    );
  });

  it.each([
    ['Maison à Liège', 'Maison%20%C3%A0%20Li%C3%A8ge'],
    ['a/b?c', 'a%2Fb%3Fc'],
    ['', 'picture'],
  ])('writes the name %j so that it stays one segment', (name, segment) => {
    expect(pictureAddress({ ...house, name }, 500)).toContain(`/${segment}?`);
  });

  it('writes only addresses that the server answers', () => {
    for (const { requested } of imageVariants) {
      for (const format of [undefined, ...pictureFormats]) {
        if (requested === 100 && format !== 'webp') continue;
        const { searchParams } = new URL(pictureAddress(house, requested, format), 'http://localhost');
        expect(readVariantQuery(searchParams, '')).toMatchObject({
          width: requested,
          format: format ?? 'jpeg',
        });
      }
    }
  });
});

describe('pictureSourceSet', () => {
  it.each([
    [1600, ['width=500 400w', 'width=750 600w', 'width=1050 1360w', 'width=1600 1600w']],
    [1361, ['width=500 400w', 'width=750 600w', 'width=1050 1360w', 'width=1600 1361w']],
    [1360, ['width=500 400w', 'width=750 600w', 'width=1600 1360w']],
    [600, ['width=500 400w', 'width=1600 600w']],
    [400, ['width=1600 400w']],
    [90, ['width=1600 90w']],
  ])('names for an original of %i px the widths that are delivered', (width, expected) => {
    const written = pictureSourceSet({ ...house, width }).split(',');

    expect(written.map((source) => source.replace(/^.*\?/, ''))).toEqual(expected);
  });
});
