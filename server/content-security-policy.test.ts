import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

function sha(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function directive(html: string, name: string, tourHosts: string[] = []): string | undefined {
  const directives = contentSecurityPolicy(html, tourHosts).split('; ');
  return directives.find((each) => each.startsWith(`${name} `));
}

describe('scripts', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<script type="module">import "/a.js";</script>', ['import "/a.js";']],
    ['<script>a()</script><p>x</p><script>b(\n"</p>")</script>', ['a()', 'b(\n"</p>")']],
    ['<script></script>', ['']],
    ['<script type="importmap">{}</script>', ['{}']],
    ['<script>a()</script><script>a()</script>', ['a()']],
    ['<script async="" src="/assets/a.js"></script>', []],
    ['<script type="application/ld+json">{"a":1}</script>', []],
    ['<script data-src="x">a()</script>', ['a()']],
    ['<p>no script</p>', []],
  ])('of %s', (html, inline) => {
    expect(directive(html, 'script-src')).toBe(["script-src 'self'", ...inline.map(sha)].join(' '));
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
  ])('of %s', (html, values) => {
    const expected = values.length ? ["'unsafe-hashes'", ...values.map(sha)] : [];
    expect(directive(html, 'style-src')).toBe(["style-src 'self'", ...expected].join(' '));
  });
});

describe('style elements', () => {
  it.each([
    ['<style>:root{--a:1}</style>', [':root{--a:1}']],
    ['<style media="all">a{b:url("x")}</style>', ['a{b:url("x")}']],
    ['<style>a{b:1}</style><style>a{b:1}</style>', ['a{b:1}']],
    ['<script>var a = "<style>a{b:1}</style>"</script>', []],
    ['<stylesheet>a</stylesheet>', []],
  ])('of %s, which need no unsafe-hashes', (html, contents) => {
    expect(directive(html, 'style-src')).toBe(["style-src 'self'", ...contents.map(sha)].join(' '));
  });
});

it('lets frames of the known hosts and of the settings in, and nothing that is no host', () => {
  const hosts = ['my.matterport.com', "x; script-src 'unsafe-inline'", 'a b', ''];
  expect(directive('', 'frame-src', hosts)).toBe(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://my.matterport.com",
  );
});

it('allows nothing that is not named', () => {
  const policy = contentSecurityPolicy('<p>', []);
  for (const rule of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]) {
    expect(policy.split('; ')).toContain(rule);
  }
  expect(policy).not.toContain('unsafe');
});
