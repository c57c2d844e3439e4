import { describe, expect, it } from 'vitest';
import { pictureKind } from './picture-kind.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('pictureKind', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
    ['jpeg', '\xff\xd8\xff'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ])('knows a %s by its first bytes', (kind, bytes) => {
    expect(pictureKind(latin1(bytes))).toBe(kind);
  });

  it.each([
    ['an empty file', ''],
    ['the first two bytes of a JPEG', '\xff\xd8'],
    ['a PNG that went through a text editor', '\x89PNG\n\x1a\n'],
    ['a sound in the container of WebP', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['a WebP signature in the wrong place', 'RIFFWEBP'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['GIF', 'GIF89a\x01\x00\x01\x00'],
    ['GIF that is also a script', 'GIF89a=1;alert(1)//'],
    ['HEIC', '\x00\x00\x00\x18ftypheic'],
    ['AVIF', '\x00\x00\x00\x1cftypavif'],
    ['PDF', '%PDF-1.7'],
    ['a page', '<!doctype html>'],
  ])('refuses %s', (_, bytes) => {
    expect(pictureKind(latin1(bytes))).toBeUndefined();
  });
});
