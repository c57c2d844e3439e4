import { expect, it } from 'vitest';
import { readHosts } from './read-hosts.ts';

it('reads hosts, each once', () => {
  expect(readHosts(' CDN.agency.be, *.photos.example\ncdn.agency.be ')).toEqual({
    hosts: ['cdn.agency.be', '*.photos.example'],
  });
  expect(readHosts('')).toEqual({ hosts: [] });
});

it.each([
  'https://cdn.agency.be',
  'cdn.agency.be/photos',
  'cdn.agency.be:8443',
  'localhost',
  '*',
  '*.be',
  '*.*.be',
  'cdn.*.be',
  '10.0.0.1',
  '-a.be',
  'a..be',
])('takes no %s for a host', (host) => {
  expect(readHosts(`cdn.agency.be ${host}`)).toEqual({ wrong: host });
});
