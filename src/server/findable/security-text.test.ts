import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { securityText } from './security-text.ts';

const now = () => new Date('2026-11-21T17:00:00Z');
const settings = {
  current: async () => ({
    ...defaultSettings,
    agency: { ...defaultSettings.agency, email: 'info@rooilijn.example' },
    languages: [
      { code: 'nl' as const, inUse: true },
      { code: 'fr' as const, inUse: false },
      { code: 'de' as const, inUse: true },
    ],
  }),
};
const read = async (publicUrl: string) =>
  (
    await new Hono().use(securityText({ settings, publicUrl, now })).request('/.well-known/security.txt')
  ).text();

it('says whom to tell, until when, in which languages, and where it stands', async () => {
  expect(await read('https://www.example.be')).toBe(
    `Contact: mailto:info@rooilijn.example
Expires: 2027-11-21T00:00:00.000Z
Preferred-Languages: nl, de
Canonical: https://www.example.be/.well-known/security.txt
`,
  );
});

it('names no address without TLS', async () => {
  expect(await read('http://localhost:3000')).not.toContain('Canonical');
});
