import { describe, expect, it } from 'vitest';
import { type Preview, readPreview, signPreview } from './preview-link.ts';

const now = new Date('2026-11-21T17:00:00Z');
const preview: Preview = { kind: 'property', id: 12, until: new Date('2026-11-28T17:00:00Z') };
const token = signPreview('key', preview);
const [kind, id, seconds, signature = ''] = token.split('.');

it('opens what it was made for', () => {
  expect(token).toMatch(/^property\.12\.1795885200\.[\w-]{43}$/);
  expect(readPreview('key', token, now)).toEqual(preview);
});

it('opens what waits to be published only where it was made for that', () => {
  const edited: Preview = { ...preview, withEdits: true };
  const other = signPreview('key', edited);
  expect(readPreview('key', other, now)).toEqual(edited);
  expect(readPreview('key', other.replace('.edits', ''), now)).toBeUndefined();
});

describe('opens nothing', () => {
  it.each([
    ['with another id', [kind, 13, seconds, signature]],
    ['with another kind', ['page', id, seconds, signature]],
    ['with a later end', [kind, id, Number(seconds) + 1, signature]],
    ['without a signature', [kind, id, seconds, '']],
    ['with half a signature', [kind, id, seconds, signature.slice(0, 20)]],
    [
      'with a signature that begins otherwise',
      [kind, id, seconds, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
    ],
    // 43 characters hold two bits more than 32 bytes: other values of these bits must be refused.
    [
      'with a signature that ends otherwise',
      [kind, id, seconds, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`],
    ],
    ['with a zero before the id', [kind, '012', seconds, signature]],
    ['with something behind it', [kind, id, seconds, signature, 'x']],
    ['with an id of letters', [kind, 'x', seconds, signature]],
    ['that is empty', []],
  ])('%s', (_, parts) => {
    expect(readPreview('key', parts.join('.'), now)).toBeUndefined();
  });

  it('under another key', () => {
    expect(readPreview('other', token, now)).toBeUndefined();
  });

  it('from its last second on', () => {
    expect(readPreview('key', token, new Date('2026-11-28T16:59:59Z'))).toEqual(preview);
    expect(readPreview('key', token, preview.until)).toBeUndefined();
  });
});
