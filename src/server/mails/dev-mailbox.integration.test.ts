import { hash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';

const app = await createTestApp({ devMailbox: true, neighbour: '127.0.0.1' });
const network = await createTestApp({ devMailbox: true, neighbour: '192.168.1.7' });
const elsewhere = await createTestApp({ neighbour: '127.0.0.1' });

const html =
  '<!DOCTYPE html><html><head></head><body><a href="/nl/">Thuis</a><script>alert(1)</script></body></html>';
let id = '';

beforeAll(async () => {
  for (const { database } of [app, network, elsewhere])
    ({ id } = await database
      .insertInto('mail_message')
      .values({
        id: '0b7e0d0a-7a51-4c33-9c39-0a5d4f5f6a01',
        template: 'confirm-newsletter',
        language: 'nl',
        recipient: '<b>lies</b>@example.be',
        status: 'sent',
        subject: 'Bevestig <uw> inschrijving',
        html,
        plain: 'Dag <Lies>',
        sent_at: new Date('2026-11-21T17:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow());
});

describe('the mailbox for development', () => {
  it('lists what would have been sent, as text', async () => {
    const response = await app.request('/dev/mail/');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const page = await response.text();
    expect(page).toContain('&lt;b&gt;lies&lt;/b&gt;@example.be');
    expect(page).toContain(`<a href="/dev/mail/${id}/">Bevestig &lt;uw&gt; inschrijving</a>`);
  });

  it('looks as it should and runs nothing', async () => {
    const response = await app.request('/dev/mail/');
    const [, style] = /<style>([^<]+)<\/style>/.exec(await response.text()) ?? [];
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain(`style-src 'sha256-${hash('sha256', style ?? '', 'base64')}';`);
    expect(policy).toMatch(/^default-src 'none'; (?!.*script)/);
  });

  it('shows a mail in a frame that runs no script, and as plain text', async () => {
    const page = await (await app.request(`/dev/mail/${id}/`)).text();
    expect(page).toContain(`src="/dev/mail/${id}/html/"`);
    expect(page).toContain('<pre>Dag &lt;Lies&gt;</pre>');
    const framed = await app.request(`/dev/mail/${id}/html/`);
    const policy = framed.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-popups allow-top-navigation-by-user-activation');
    expect(policy).not.toMatch(/script|allow-same-origin/);
    expect(await framed.text()).toContain('<base target="_top">');
  });

  it('knows no other mail', async () => {
    expect((await app.request('/dev/mail/0b7e0d0a-7a51-4c33-9c39-0a5d4f5f6a02/')).status).toBe(404);
    expect((await app.request('/dev/mail/--7e0d0a-7a51-4c33-9c39-0a5d4f5f6a02/html/')).status).toBe(404);
  });

  it.each(['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'])(
    'is not there for who comes through a proxy (%s)',
    async (name) => {
      expect((await app.request('/dev/mail/', { headers: { [name]: '192.0.2.1' } })).status).toBe(404);
      expect((await app.request(`/dev/mail/${id}/`, { headers: { [name]: '' } })).status).toBe(404);
      app.takeLogged();
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]'])(
    'is not there for another machine, which says Host: %s',
    async (Host) => {
      for (const path of ['/dev/mail/', `/dev/mail/${id}/`, `/dev/mail/${id}/html/`]) {
        const response = await network.request(path, { headers: { Host } });
        expect(response.status).toBe(404);
        expect(await response.text()).not.toContain('Bevestig');
      }
    },
  );

  it('is nowhere else', async () => {
    for (const path of ['/dev/mail/', `/dev/mail/${id}/`, `/dev/mail/${id}/html/`]) {
      const response = await elsewhere.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('Bevestig');
    }
  });
});
