import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { hostGate, steeringGate } from './host-gate.ts';

function ask(publicUrl: string, url: string, headers: Record<string, string> = {}) {
  const app = new Hono()
    .use(hostGate({ publicUrl }), steeringGate())
    .all('*', (context) => context.text('in'));
  return app.request(url, { headers });
}

describe('the host gate', () => {
  it.each([
    ['https://www.agency.be', 'https://www.agency.be/nl/', 200],
    ['https://www.agency.be', 'https://WWW.Agency.be/nl/', 200],
    ['https://www.agency.be', 'https://www.agency.be:443/nl/', 200],
    ['https://www.agency.be', 'http://www.agency.be:443/nl/', 200],
    ['https://www.agency.be:8443', 'http://www.agency.be:8443/nl/', 200],
    ['https://www.agency.be:8443', 'http://www.agency.be:443/nl/', 421],
    ['http://www.agency.be', 'http://www.agency.be:443/nl/', 421],
    ['https://www.agency.be', 'https://agency.be/nl/', 421],
    ['https://www.agency.be', 'https://evil.example/nl/', 421],
    ['https://www.agency.be', 'https://www.agency.be.evil.example/nl/', 421],
    ['https://www.agency.be', 'https://www.agency.be:8080/nl/', 421],
    ['https://www.agency.be', 'http://localhost/nl/', 421],
    ['http://localhost:3000', 'http://localhost:3000/nl/', 200],
    ['http://localhost:3000', 'http://127.0.0.1:3000/nl/', 200],
    ['http://localhost:3000', 'http://[::1]:3000/nl/', 200],
    ['http://127.0.0.1:3000', 'http://localhost/nl/', 200],
    ['http://localhost:3000', 'http://localhost.evil.example/nl/', 421],
    ['http://localhost:3000', 'http://evil.example/nl/', 421],
  ])('of %s answers %s with %i', async (publicUrl, url, status) => {
    expect((await ask(publicUrl, url)).status).toBe(status);
  });

  it.each(['X-React-Router-SPA-Mode', 'x-react-router-prerender-data', 'X-REACT-ROUTER-ANYTHING'])(
    'refuses the header %s',
    async (name) => {
      const response = await ask('http://localhost', 'http://localhost/', { [name]: 'yes' });
      expect(response.status).toBe(400);
    },
  );

  it('lets other headers through', async () => {
    const headers = { 'X-Requested-With': 'x', 'X-Forwarded-Host': 'evil.example' };
    expect((await ask('http://localhost', 'http://localhost/', headers)).status).toBe(200);
  });
});
