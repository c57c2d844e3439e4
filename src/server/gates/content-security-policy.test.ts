import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

function sha(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

type Ids = Settings['siteInfo'];
const noIds = defaultSettings.siteInfo;

function policy(
  html: string,
  ids: Partial<Ids> = {},
  tourHosts: string[] = [],
  scripts: string[] = [],
  styles: string[] = [],
): string {
  const own = { scripts, styles };
  return contentSecurityPolicy(html, own, { tourHosts, filmHosts: [], siteInfo: { ...noIds, ...ids } });
}

function directive(
  html: string,
  name: string,
  ...settings: [ids?: Partial<Ids>, tourHosts?: string[], scripts?: string[], styles?: string[]]
) {
  const directives = policy(html, ...settings).split('; ');
  return directives.find((each) => each.startsWith(`${name} `));
}

describe('scripts', () => {
  it.each([[[]], [['a()']], [['a()', 'b(\n"</p>")']], [['a()', 'a()']]])(
    'of the renderer, %j, may run',
    (own) => {
      const html = own.map((script) => `<script>${script}</script>`).join('<p>x</p>');
      expect(directive(html, 'script-src', {}, [], own)).toBe(
        ["script-src 'self'", ...new Set(own.map(sha))].join(' '),
      );
    },
  );

  it.each([
    '<script>evil()</script>',
    '<script type="module">evil()</script>',
    '<script nonce="x">evil()</script>',
  ])('that came in otherwise may not: %s', (injected) => {
    expect(directive(`${injected}<script>a()</script>`, 'script-src', {}, [], ['a()'])).toBe(
      `script-src 'self' ${sha('a()')}`,
    );
  });
});

describe('style attributes', () => {
  it.each([
    ['<p style="color:red">', ['color:red']],
    ['<p style="a:url(&quot;x&quot;);b:&#x27;&amp;&#x27;">', ['a:url("x");b:\'&\'']],
    ['<p style="a:&amp;quot;">', ['a:&quot;']],
    ['<p style="a:1"><b style="a:1">', ['a:1']],
    ['<p data-style="a:1">', []],
    ['<script>var a = \'<p style="a:1">\'</script>', []],
    ['<script>a()</script><b style="a:1"><script>b()</script><b style="a:2">', ['a:1', 'a:2']],
    ['<b style="a:1"><script>\'<p style="a:2">\'', ['a:1', 'a:2']],
  ])('of %s', (html, values) => {
    const expected = values.length ? ["'unsafe-hashes'", ...values.map(sha)] : [];
    expect(directive(html, 'style-src')).toBe(["style-src 'self'", ...expected].join(' '));
  });
});

describe('style elements', () => {
  it('of the renderer hold, and need no unsafe-hashes', () => {
    const own = [':root{--a:1}', 'a{b:url("x")}', 'a{b:url("x")}'];
    const html = own.map((style) => `<style>${style}</style>`).join('');
    expect(directive(html, 'style-src', {}, [], [], own)).toBe(
      ["style-src 'self'", ...new Set(own.map(sha))].join(' '),
    );
  });

  it.each(['<style>p{display:none}</style>', '<style nonce="x">p{display:none}</style>'])(
    'that came in otherwise do not: %s',
    (injected) => {
      const html = `<style>a{b:1}</style>${injected}`;
      expect(directive(html, 'style-src', {}, [], [], ['a{b:1}'])).toBe(`style-src 'self' ${sha('a{b:1}')}`);
    },
  );
});

it('lets frames of the known hosts and of the settings in, and nothing that is no host', () => {
  const hosts = ['my.matterport.com', "x; script-src 'unsafe-inline'", 'a b', ''];
  expect(directive('', 'frame-src', {}, hosts)).toBe(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.facebook.com https://my.matterport.com",
  );
});

it('allows nothing that is not named', () => {
  for (const rule of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]) {
    expect(policy('<p>').split('; ')).toContain(rule);
  }
  expect(policy('<p>')).not.toContain('unsafe');
});

it('names the hosts of films', () => {
  const hosts = { tourHosts: [], filmHosts: ['cdn.example', 'film.example'], siteInfo: noIds };
  expect(contentSecurityPolicy('<p>', { scripts: [], styles: [] }, hosts)).toContain(
    "; media-src 'self' https://cdn.example https://film.example; ",
  );
});

describe('the hosts of services', () => {
  const all: Ids = {
    googleAnalyticsId: 'G-ABC1234',
    googleAdsId: 'AW-12345',
    googleTagManagerId: 'GTM-ABC12',
    facebookPixelId: '12345',
  };
  const directives = ['script-src', 'img-src', 'connect-src', 'frame-src'];

  it('are not there while no id is set', () => {
    expect(policy('<p>')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; media-src 'self'; " +
        "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.facebook.com; " +
        "worker-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'self'; " +
        "base-uri 'none'; object-src 'none'",
    );
  });

  it.each<[keyof Ids, string[], RegExp]>([
    [
      'googleAnalyticsId',
      ['script-src', 'img-src', 'connect-src'],
      /google-?(tagmanager|analytics)|analytics\.google/,
    ],
    ['googleAdsId', directives, /google|doubleclick/],
    ['googleTagManagerId', directives, /google|doubleclick/],
    ['facebookPixelId', ['script-src', 'img-src', 'connect-src'], /facebook/],
  ])('of %s are added where they are needed, and no others', (name, changed, known) => {
    const ids = { [name]: all[name] };
    for (const each of directives) {
      const without = directive('<p>', each)?.split(' ') ?? [];
      const hosts = directive('<p>', each, ids)?.split(' ').slice(without.length) ?? [];
      expect([each, hosts.length > 0]).toEqual([each, changed.includes(each)]);
      for (const host of hosts) expect(host).toMatch(known);
    }
    const others = (text: string) =>
      text.split('; ').filter((each) => !/^(script|img|connect|frame)-/.test(each));
    expect(others(policy('<p>', ids))).toEqual(others(policy('<p>')));
  });

  it('are https, named once, and leave scripts in the page to their hashes', () => {
    for (const each of directives) {
      const [, ...sources] = directive('', each, all, [], ['a()'])?.split(' ') ?? [];
      expect(new Set(sources).size).toBe(sources.length);
      const hosts = sources.filter((source) => !/^('|data:)/.test(source));
      expect(hosts.length).toBeGreaterThan(3);
      for (const host of hosts) expect(host).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+\.(com|net|be|lu)$/);
    }
    expect(policy('', all, [], ['a()'])).not.toContain('unsafe');
    expect(directive('', 'script-src', all, [], ['a()'])).toContain(sha('a()'));
  });
});
