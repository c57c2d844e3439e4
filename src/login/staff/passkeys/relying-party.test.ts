import { expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

it.each([
  ['https://kantoor.agency.be', 'kantoor.agency.be', 'kantoor.agency.be', 'https://kantoor.agency.be'],
  // Behind a proxy that passes on another host.
  ['https://kantoor.agency.be', 'localhost:3000', 'kantoor.agency.be', 'https://kantoor.agency.be'],
  ['https://kantoor.agency.be', 'evil.example', 'kantoor.agency.be', 'https://kantoor.agency.be'],
  ['https://agency.be:8443', 'agency.be:8443', 'agency.be', 'https://agency.be:8443'],
  [
    'http://office.localhost:3000',
    'office.localhost:3000',
    'office.localhost',
    'http://office.localhost:3000',
  ],
  [
    'http://office.localhost:3000',
    'office.localhost:4000',
    'office.localhost',
    'http://office.localhost:4000',
  ],
  ['http://office.localhost:3000', 'localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://office.localhost:3000', 'evil.localhost:3000', 'office.localhost', 'http://office.localhost:3000'],
])('%s asked at %s is %s from %s', (officeUrl, host, id, origin) => {
  expect(relyingParty(officeUrl, host)).toEqual({ id, origin });
});
