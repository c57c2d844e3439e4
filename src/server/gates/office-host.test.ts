import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { officeHost } from './office-host.ts';

const https = { publicUrl: 'https://www.agency.be', officeUrl: 'https://kantoor.agency.be' };
const local = { publicUrl: 'http://localhost:3000', officeUrl: 'http://office.localhost:3000' };
const none = { publicUrl: 'https://www.agency.be', officeUrl: undefined };

function ask(needs: Parameters<typeof officeHost>[0], url: string) {
  const app = new Hono().use(officeHost(needs)).all('*', (context) => context.text('in'));
  return app.request(url);
}

describe('the hosts of office and visitors', () => {
  it.each([
    [https, 'https://kantoor.agency.be/office/', 200],
    [https, 'https://kantoor.agency.be/office/assets/a.js', 200],
    [https, 'http://kantoor.agency.be:443/office/', 200],
    [https, 'https://kantoor.agency.be/nl/', 421],
    [https, 'https://kantoor.agency.be/officer/', 421],
    [https, 'https://kantoor.agency.be/robots.txt', 421],
    [https, 'https://kantoor.agency.be:8443/office/', 421],
    [https, 'https://www.agency.be/office/', 421],
    [https, 'https://www.agency.be/office', 421],
    [https, 'https://www.agency.be/office/assets/a.js', 421],
    [https, 'https://www.agency.be/nl/', 200],
    [https, 'https://www.agency.be/officer/', 200],
    [https, 'https://evil.example/office/', 421],
    [https, 'http://localhost/office/', 421],
    [https, 'http://office.localhost/office/', 421],
    [local, 'http://office.localhost:3000/office/', 200],
    [local, 'http://office.localhost:8080/office/', 200],
    [local, 'http://office.localhost:3000/nl/', 421],
    [local, 'http://localhost:3000/office/', 200],
    [local, 'http://127.0.0.1:3000/office/', 200],
    [local, 'http://localhost:3000/nl/', 200],
    [local, 'http://evil.example/office/', 421],
    [none, 'https://www.agency.be/office/', 200],
  ])('of %j: %s is answered %i', async (needs, url, status) => {
    expect((await ask(needs, url)).status).toBe(status);
  });

  it.each([
    [https, 'https://kantoor.agency.be/'],
    [https, 'https://kantoor.agency.be/office'],
    [local, 'http://localhost:3000/office'],
  ])('of %j: %s leads to the office', async (needs, url) => {
    const response = await ask(needs, url);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/office/']);
  });
});
