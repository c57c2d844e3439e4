import { describe, expect, it, test } from 'vitest';
import { lacksKey, withoutCredentials } from './without-credentials.ts';

const take = (body: unknown) => {
  const { record, addressOf } = withoutCredentials({ ref: '1', kind: 'home', body });
  return { body: record.body, addressOf };
};

test.each([
  ['https://ann:geheim@photos.example/1.jpg', 'https://photos.example/1.jpg'],
  ['https://ann:gehe@im@photos.example/1.jpg', 'https://photos.example/1.jpg'],
  ['ftp://geheim@photos.example/', 'ftp://photos.example/'],
  ['https://photos.example/?id=5&token=geheim', 'https://photos.example/?id=5&token=…'],
  ['https://photos.example/?API_Key=geheim&w=800', 'https://photos.example/?API_Key=…&w=800'],
  ['https://photos.example/1?X-Amz-Signature=geheim#x', 'https://photos.example/1?X-Amz-Signature=…#x'],
  ['https://photos.example/?id=5&amp;sig=geheim', 'https://photos.example/?id=5&amp;sig=…'],
  ['https://photos.example/#access_token=geheim', 'https://photos.example/#access_token=…'],
  ['see https://a:geheim@x.example/ and\nhttps://y.example', 'see https://x.example/ and\nhttps://y.example'],
])('keeps %j as %j', (address, kept) => {
  expect(take({ rows: [{ address }] }).body).toEqual({ rows: [{ address: kept }] });
});

test.each([
  'https://photos.example/@ann/1.jpg',
  'https://photos.example/?file=keys.jpg&keyboard=azerty&v=',
  'mail ann@agency.example, 12:30',
  'price: 5//6',
])('leaves %j', (text) => {
  expect(take([text, 5, null]).body).toEqual([text, 5, null]);
});

describe('for the run that read them', () => {
  it('finds the address as it was by the one that is kept', () => {
    const { addressOf } = take(['https://a:b@x.example/1?sig=geheim', 'https://x.example/2']);
    expect(addressOf('https://x.example/1?sig=…')).toBe('https://a:b@x.example/1?sig=geheim');
    expect(addressOf('https://x.example/2')).toBe('https://x.example/2');
    expect(addressOf('of another record')).toBe('of another record');
  });

  it('tells apart those that differ in their key alone, the same way in any order', () => {
    const [first, second] = ['https://x.example/get?key=geheim-a', 'https://x.example/get?key=geheim-b'];
    const { body, addressOf } = take([first, second, first]);
    const [a = '', b = '', again] = body as string[];
    expect([addressOf(a), addressOf(b), again]).toEqual([first, second, a]);
    expect(take([second, first]).body).toEqual([b, a]);
    expect(String(body)).not.toContain('geheim');
  });
});

it('changes nothing in what is kept already', () => {
  const { body } = take([
    'https://x.example/get?key=a',
    'https://x.example/get?key=b',
    'https://x.example/?sig=c',
  ]);
  expect(take(body).body).toEqual(body);
});

it('knows an address that lacks its key', () => {
  expect(lacksKey('https://tour.example/?key=…&x=1')).toBe(true);
  expect(lacksKey('https://tour.example/?key=1&title=a…')).toBe(false);
});
