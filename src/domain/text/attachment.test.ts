import { describe, expect, it } from 'vitest';
import { attachment } from './attachment.ts';

describe('attachment', () => {
  it.each([
    ['epc-RL-1024.pdf', 'attachment; filename="epc-RL-1024.pdf"'],
    ['plan 2 (def).pdf', 'attachment; filename="plan 2 (def).pdf"'],
    ['énergie.pdf', `attachment; filename="energie.pdf"; filename*=UTF-8''%C3%A9nergie.pdf`],
    [
      'l’école (1).pdf',
      `attachment; filename="l-ecole (1).pdf"; filename*=UTF-8''l%E2%80%99%C3%A9cole%20%281%29.pdf`,
    ],
    ['100%.pdf', 'attachment; filename="100%.pdf"'],
    ['a"b\\c/d.pdf', 'attachment; filename="a-b-c-d.pdf"'],
    ['a\r\nSet-Cookie: x=1.pdf', 'attachment; filename="a-Set-Cookie- x=1.pdf"'],
    ['../../etc/passwd', 'attachment; filename="-..-etc-passwd"'],
    ['.htaccess', 'attachment; filename="htaccess"'],
    ['a\ud800.pdf', 'attachment; filename="a-.pdf"'],
  ])('names %j', (name, expected) => {
    expect(attachment(name)).toBe(expected);
    expect(() => new Headers({ 'Content-Disposition': attachment(name) })).not.toThrow();
  });
});
