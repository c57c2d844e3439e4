import { expect, test } from 'vitest';
import { videoLink } from './video-link.ts';

const id = 'dQw4w9WgX-_';

test.each([
  'https://www.example.com/film.mp4',
  'http://example.com/a/film.MOV?download=1#t=10',
  'https://example.com/film.wmv',
  'https://example.com/film.avi',
  'https://example.com/film.flv',
  'https://example.com/film.webm',
  'https://tvl.be/film.mp4',
  '//example.com/film.mp4',
  '/media/12/film.mp4',
])('%s is a file', (url) => {
  expect(videoLink(url)).toEqual({ kind: 'file' });
});

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?app=desktop&v=${id}&t=30s`,
  `https://youtube.com/watch/?v=${id}`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://WWW.YOUTUBE.COM/watch?v=${id}`,
  `//www.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}`,
  `https://www.youtube.com/v/${id}`,
  `https://youtu.be/${id}`,
  `  https://youtu.be/${id}?si=abc\n`,
])('%s is a video on YouTube', (url) => {
  expect(videoLink(url)).toEqual({ kind: 'youtube', id });
});

test.each([
  ['https://vimeo.com/1', '1'],
  ['https://vimeo.com/76979871', '76979871'],
  ['https://www.vimeo.com/76979871/', '76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871'],
  ['https://vimeo.com/76979871/8272103f6e', '76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871'],
])('%s is video %s on Vimeo', (url, vimeoId) => {
  expect(videoLink(url)).toEqual({ kind: 'vimeo', id: vimeoId });
});

test.each([
  'https://www.facebook.com/watch/?v=10153231379946729',
  'https://www.facebook.com/watch?v=10153231379946729',
  'https://www.facebook.com/video.php?v=10153231379946729',
  'https://www.facebook.com/agency/videos/10153231379946729/',
  'https://m.facebook.com/agency/videos/a-house-in-ghent/10153231379946729',
  'https://www.facebook.com/reel/10153231379946729',
  'https://www.facebook.com/share/v/1AbCdEfGhI/',
  'https://fb.watch/a1B2c3D4e5/',
])('%s is a video on Facebook', (url) => {
  expect(videoLink(url)).toEqual({ kind: 'facebook' });
});

test.each(['https://tvl.be/nieuws/huis', 'https://www.tvl.be/', 'http://TVL.be'])(
  '%s is on a known host',
  (url) => {
    expect(videoLink(url)).toEqual({ kind: 'host' });
  },
);

test.each([
  '',
  '   ',
  'film',
  'https://',
  'https://example.com/',
  'https://example.com/film.mp4.html',
  'https://example.com/film.mp3',
  'https://example.com/mp4',
  'https://example.com/?file=film.mp4',
  `https://example.com/?u=https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com.example.com/watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?v=${id}x`,
  `https://www.youtube.com/watch?v=${id.slice(1)}`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@agency',
  `https://www.youtube.com/channel/${id}`,
  'https://youtu.be/',
  'https://youtu.be/<script>abc',
  'https://vimeo.com/',
  'https://vimeo.com/about',
  'https://vimeo.com/12ab',
  'https://www.facebook.com/agency',
  'https://www.facebook.com/agency/videos/',
  'https://www.facebook.com/watch/?v=abc',
  'https://www.facebook.com/agency/photos/10153231379946729',
  'https://fb.watch/',
  'https://nottvl.be/nieuws/huis',
  'https://tvl.be.example.com/',
  'javascript:alert(1)//film.mp4',
  'data:video/mp4;base64,AAAA.mp4',
  'ftp://example.com/film.mp4',
])('%j is no video', (url) => {
  expect(videoLink(url)).toBeUndefined();
});
