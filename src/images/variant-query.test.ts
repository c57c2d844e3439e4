import { describe, expect, it } from 'vitest';
import { readVariantQuery } from './variant-query.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const read = (query: string, accept = chrome) => readVariantQuery(new URLSearchParams(query), accept);

describe('readVariantQuery', () => {
  it.each([
    ['width=100&height=auto&format=webp', { width: 100, format: 'webp', negotiated: false }],
    ['width=500&height=auto&format=webp', { width: 500, format: 'webp', negotiated: false }],
    ['format=jpeg&width=750', { width: 750, format: 'jpeg', negotiated: false }],
    ['width=1050&format=avif', { width: 1050, format: 'avif', negotiated: false }],
    ['width=1600', { width: 1600, format: 'avif', negotiated: true }],
    ['width=100', { width: 100, format: 'webp', negotiated: false }],
  ])('takes %s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it.each([
    '',
    'height=auto&format=webp',
    'width=',
    'width=0',
    'width=99',
    'width=101',
    'width=400',
    'width=600',
    'width=1360',
    'width=original',
    'width=-500',
    'width=500.0',
    'width=0500',
    'width=5e2',
    'width= 500',
    'Width=500',
    'width=500&height=',
    'width=500&height=300',
    'width=500&format=',
    'width=500&format=png',
    'width=500&format=gif',
    'width=500&format=jpg',
    'width=500&format=WEBP',
    'width=500&format=../../originals',
    'width=100&format=avif',
    'width=100&format=jpeg',
    'width=500&width=500',
    'width=500&width=750',
    'width=500&format=webp&format=webp',
    'width=500&quality=100',
    'width=500&utm_source=mail',
    'width=500&=',
  ])('refuses %j', (query) => {
    expect(read(query)).toBeUndefined();
  });

  it.each([
    [chrome, 'avif'],
    ['image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'webp'],
    ['image/jpeg, image/webp;q=0.2', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif; q=0.0, image/webp;q=0', 'jpeg'],
    ['image/avif;q=0.01', 'avif'],
    ['image/avif-sequence', 'jpeg'],
    ['image/*,*/*', 'jpeg'],
    ['', 'jpeg'],
  ])('gives a browser that accepts %s %s', (accept, format) => {
    expect(read('width=500', accept)).toEqual({ width: 500, format, negotiated: true });
    expect(read('width=500&format=webp', accept)).toMatchObject({ format: 'webp' });
  });
});
