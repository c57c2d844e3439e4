import { describe, expect, it } from 'vitest';
import { hostAddresses, hostNames } from './hosts.ts';

describe('hostAddresses', () => {
  it.each([
    ['postgres://db', ['postgres://db']],
    ['postgresql://a:b@db:6000/c?sslmode=require', ['postgresql://a:b@db:6000/c?sslmode=require']],
    ['postgres://a:b@one:1,two:2/c', ['postgres://a:b@one:1/c', 'postgres://a:b@two:2/c']],
    ['postgres://one,[::1]:2/c', ['postgres://one/c', 'postgres://[::1]:2/c']],
    [
      'postgres://a:b%40c@one,two/c?sslmode=require&target_session_attrs=read-write',
      ['postgres://a:b%40c@one/c?sslmode=require', 'postgres://a:b%40c@two/c?sslmode=require'],
    ],
    ['postgres://one,two/c?target_session_attrs=primary', ['postgres://one/c', 'postgres://two/c']],
  ])('reads %s', (address, expected) => {
    expect(hostAddresses(address)).toEqual(expected);
  });

  it.each([
    'mysql://db/c',
    'postgres://',
    'postgres:///c',
    'gevel',
    'postgres://one,/c',
    'postgres://,two/c',
    'postgres://one:x,two/c',
    'postgres://one,two/c?target_session_attrs=standby',
  ])('refuses %s', (address) => {
    expect(hostAddresses(address)).toBeUndefined();
  });
});

it('hostNames tells no password', () => {
  expect(hostNames(['postgres://a:secret@one/c', 'postgres://a:secret@two:6000/c'])).toBe(
    'one:5432, two:6000',
  );
});
