import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { secure, securityHeaders } from './security-headers.ts';

const page = '<html><script>a()</script></html>';

function ask(path: string, publicUrl = 'https://www.agency.be') {
  const settings = { current: async () => defaultSettings };
  const app = new Hono()
    .use(securityHeaders({ publicUrl, settings, isDevelopment: false }))
    .get('/page', (context) => context.html(page, 404))
    .get('/kept', (context) => context.html(page, 200, { 'Content-Security-Policy': "default-src 'none'" }))
    .get('/file', (context) => context.text('a', 200, { 'Set-Cookie': 'a=1' }))
    .get('/empty', (context) => context.body(null, 304))
    .get('/broken', () => {
      throw new Error('broken');
    })
    .onError((_, context) => context.html(page, 500));
  return app.request(publicUrl + path);
}

describe('every answer', () => {
  it.each(['/page', '/kept', '/file', '/empty', '/broken', '/unknown'])('%s is secured', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  it('keeps its status, its body and its own headers', async () => {
    const response = await ask('/file');
    expect(await response.text()).toBe('a');
    expect(response.headers.get('Set-Cookie')).toBe('a=1');
    expect((await ask('/page')).status).toBe(404);
    expect((await ask('/empty')).status).toBe(304);
  });

  it('demands TLS only where the site has it', async () => {
    expect((await ask('/page', 'http://localhost')).headers.has('Strict-Transport-Security')).toBe(false);
  });
});

describe('the policy', () => {
  it.each(['/page', '/broken'])(
    'of %s lets none of its scripts run, and its HTML stays whole',
    async (path) => {
      const response = await ask(path);
      expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
      expect(await response.text()).toBe(page);
    },
  );

  it('of a page that was rendered lets the scripts of the renderer run', async () => {
    const settings = { current: async () => defaultSettings };
    const secured = secure({ publicUrl: 'http://localhost', settings, isDevelopment: false });
    const response = new Response(page, { headers: { 'Content-Type': 'text/html' } });
    const { headers } = await secured(response, { scripts: ['a()'], styles: [] });
    expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('of a kept page is left as it is', async () => {
    expect((await ask('/kept')).headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  });

  it('is for pages only', async () => {
    expect((await ask('/file')).headers.has('Content-Security-Policy')).toBe(false);
  });
});
