import { describe, expect, it } from 'vitest';
import type { RequestContext } from '#app/request-context.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { presentVideo } from './film.server.ts';

const publicUrl = 'https://www.agency.be';
const settings = { ...defaultSettings, filmHosts: ['cdn.example'] };
const video = (url: string) => presentVideo(url, { language: 'nl', publicUrl, settings } as RequestContext);

describe('a video', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgX-_', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgX-_'],
    ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
    [
      'https://www.facebook.com/agency/videos/10153231379946729/',
      'Facebook',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fagency%2Fvideos%2F10153231379946729%2F&show_text=false',
    ],
    [
      'https://fb.watch/a1B2c3D4e5/',
      'Facebook',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2Fa1B2c3D4e5%2F&show_text=false',
    ],
  ])('%s is shown in the player of %s', (url, host, frame) => {
    expect(video(url)).toMatchObject({ href: url, host, frame });
  });

  it.each([
    ['/films/0123456789abcdef0123.mp4', true],
    [`${publicUrl}/films/0123456789abcdef0123.mp4`, true],
    ['https://cdn.example/film.mp4', false],
  ])('in the file %s is played', (url, isOwn) => {
    expect(video(url)).toMatchObject({ file: new URL(url, publicUrl).href, isOwn });
  });

  // The policy of the page names no other host.
  it.each(['https://other.example/film.mp4', 'http://cdn.example/film.mp4', 'https://tvl.be/huis'])(
    '%s is only a link',
    (url) => {
      const shown = video(url);
      expect(shown).toMatchObject({ href: url, host: new URL(url).hostname });
      expect([shown?.frame, shown?.file]).toEqual([undefined, undefined]);
    },
  );

  it.each(['film', '//cdn.example/film.mp4', 'https://www.example.com/'])('%s is none', (url) => {
    expect(video(url)).toBeUndefined();
  });
});
