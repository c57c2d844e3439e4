import { beforeEach, describe, expect, it } from 'vitest';
import { translateServer } from '#test/translate-server.ts';
import { createTranslator } from './translator.ts';

const server = await translateServer();
const common = { url: server.url, charactersPerDay: 1000 };
const make = {
  deepl: (waitMs?: number) => createTranslator({ ...common, service: 'deepl', key: 'a-secret:fx' }, waitMs),
  libre: (waitMs?: number) =>
    createTranslator({ ...common, service: 'libretranslate', key: undefined }, waitMs),
};
const deepl = make.deepl();
const libre = make.libre();

beforeEach(() => {
  server.received.length = 0;
});

it('asks DeepL with the key in a header, and for British English', async () => {
  const answer = await deepl.translate({ pieces: ['Een huis', 'Een tuin'], from: 'nl', to: 'en' });
  expect(answer).toEqual({ texts: ['en-gb: Een huis', 'en-gb: Een tuin'] });
  expect(server.received).toEqual([
    {
      path: '/v2/translate',
      authorization: 'DeepL-Auth-Key a-secret:fx',
      body: {
        text: ['Een huis', 'Een tuin'],
        source_lang: 'NL',
        target_lang: 'EN-GB',
        tag_handling: 'html',
        formality: 'prefer_more',
      },
    },
  ]);
});

it('asks LibreTranslate without a key where there is none', async () => {
  const answer = await libre.translate({ pieces: ['Een huis'], from: 'nl', to: 'fr' });
  expect(answer).toEqual({ texts: ['fr: Een huis'] });
  expect(server.received).toMatchObject([
    { path: '/translate', body: { q: ['Een huis'], source: 'nl', target: 'fr', format: 'html' } },
  ]);
  expect(server.received[0]?.body).not.toHaveProperty('api_key');
});

it('sends at most 50 pieces at once', async () => {
  const pieces = Array.from({ length: 51 }, (_, at) => `Zin ${at}`);
  const answer = await deepl.translate({ pieces, from: 'nl', to: 'fr' });
  expect('texts' in answer && answer.texts).toHaveLength(51);
  expect(server.received.map(({ body }) => (body.text as string[]).length)).toEqual([50, 1]);
});

describe.each([deepl, libre])('$name', (translator) => {
  const ask = () => translator.translate({ pieces: ['Een huis'], from: 'nl', to: 'fr' });

  it.each([
    [429, 'too many'],
    [456, 'used up'],
    [403, 'refused'],
    [500, 'away'],
  ])('%i is %s', async (status, problem) => {
    server.answerOnce((_, response) => response.writeHead(status).end('{"message":"no"}'));
    expect(await ask()).toEqual({ problem });
    expect(await ask()).toHaveProperty('texts');
  });

  it.each([
    ['no JSON', '<html>'],
    ['other JSON', '{"translations":[{}],"translatedText":"one"}'],
    ['too much', `{"translations":[{"text":"a"}],"translatedText":["a"],"more":"${'a'.repeat(2_000_000)}"}`],
    ['too few texts', '{"translations":[],"translatedText":[]}'],
  ])('%s is no answer', async (_, body) => {
    server.answerOnce((_request, response) => response.end(body));
    expect(await ask()).toEqual({ problem: 'away' });
  });

  it('waits only so long, also for the end of an answer', async () => {
    server.answerOnce((_, response) => response.write('{"tr'));
    const impatient = translator === deepl ? make.deepl(100) : make.libre(100);
    const answer = await impatient.translate({ pieces: ['Een huis'], from: 'nl', to: 'fr' });
    expect(answer).toEqual({ problem: 'away' });
  });

  it('follows no redirect', async () => {
    server.answerOnce((_, response) =>
      response.writeHead(307, { Location: `${server.url}/elsewhere` }).end(),
    );
    expect(await ask()).toEqual({ problem: 'away' });
    expect(server.received.at(-1)?.path).not.toBe('/elsewhere');
  });
});

it('a service that is not there is away', async () => {
  const nobody = createTranslator({ ...common, url: 'http://127.0.0.1:1', service: 'deepl', key: 'a' });
  expect(await nobody.translate({ pieces: ['a'], from: 'nl', to: 'fr' })).toEqual({ problem: 'away' });
});
