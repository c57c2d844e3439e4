import { describe, expect, it } from 'vitest';
import { mailAddress } from './mail-address.ts';

describe('mailAddress', () => {
  it.each([
    [
      'a plain subject',
      { subject: 'Gratis schatting' },
      'mailto:gent@rooilijn.example?subject=Gratis%20schatting',
    ],
    [
      'line breaks, as CR LF',
      { subject: 'A', body: 'Dag,\n\nTot\r\nlater' },
      'mailto:gent@rooilijn.example?subject=A&body=Dag%2C%0D%0A%0D%0ATot%0D%0Alater',
    ],
    [
      'what would be another field',
      { subject: 'A&bcc=b@c.example', body: '&cc=d@e.example?x#y' },
      'mailto:gent@rooilijn.example?subject=A%26bcc%3Db%40c.example&body=%26cc%3Dd%40e.example%3Fx%23y',
    ],
    [
      'a line break in the subject, which would be another header',
      { subject: 'A\r\nBcc: b@c.example' },
      'mailto:gent@rooilijn.example?subject=A%20Bcc%3A%20b%40c.example',
    ],
    ['half of a surrogate pair', { subject: 'A\ud83d' }, 'mailto:gent@rooilijn.example?subject=A%EF%BF%BD'],
    ['no body when it is empty', { subject: 'A', body: '' }, 'mailto:gent@rooilijn.example?subject=A'],
  ])('encodes %s', (_, mail, expected) => {
    expect(mailAddress('gent@rooilijn.example', mail)).toBe(expected);
  });

  it('adds no recipient through the address', () => {
    expect(mailAddress('a@b.example?bcc=c@d.example', { subject: 'A' })).toBe(
      'mailto:a@b.example%3Fbcc%3Dc@d.example?subject=A',
    );
  });
});
