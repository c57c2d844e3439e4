import { expect, it } from 'vitest';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { loadsFilms } from './loads-films.server.ts';

const publicUrl = 'https://agency.example';
const youtube = 'https://youtu.be/dQw4w9WgXcQ';

const asks = (
  modules: object[],
  { videos = [] as string[], status = 'published', filmHosts = [] as string[] } = {},
) => {
  const home = { id: 1, name: 'home' };
  const pages = pagesSchema.parse([home, { id: 2, name: 'about', status, modules }]);
  return loadsFilms({ settings: { ...defaultSettings, filmHosts }, pages, publicUrl }, videos);
};

const text = (video: string) => ({
  type: 'textWithPicture',
  position: 1,
  view: 'pictureLeft',
  text: { nl: doc },
  video,
});
const banner = (video: string) => ({ type: 'banner', position: 1, view: 'video', pictureIds: [], video });
const doc = { type: 'doc', content: [] };

it('knows the films of properties', () => {
  expect(asks([], { videos: [youtube] })).toBe(true);
  expect(asks([], { videos: ['https://vimeo.com/76979871'] })).toBe(true);
  expect(asks([], { videos: ['/film.mp4', 'https://films.example/film.mp4', 'https://tvl.be/item'] })).toBe(
    false,
  );
  expect(asks([])).toBe(false);
});

it('knows the films on pages, but not those of drafts', () => {
  expect(asks([text(youtube)])).toBe(true);
  expect(asks([text(youtube)], { status: 'draft' })).toBe(false);
  expect(asks([text('/film.mp4')])).toBe(false);
});

it('knows a film behind a banner by its host', () => {
  const film = 'https://films.example/film.mp4';
  expect(asks([banner(film)], { filmHosts: ['films.example'] })).toBe(true);
  expect(asks([banner(film)])).toBe(false);
  expect(asks([banner('/film.mp4')])).toBe(false);
});
