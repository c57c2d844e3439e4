import { expect, it } from 'vitest';
import type { RequestContext } from '#app/request-context.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { presentFilms } from './films.server.ts';

const context = { language: 'nl', publicUrl: 'https://www.agency.be', settings: defaultSettings };
const film = 'https://youtu.be/dQw4w9WgX-_';
const tour = 'https://my.matterport.com/show/?m=1';

const covers = (photos: string[], { video_url = film, virtual_tour_url = tour } = {}) =>
  presentFilms(
    context as RequestContext,
    { video_url, virtual_tour_url },
    photos.map((id) => ({ id, name: id, width: 1200, height: 800, thumbhash: '' })),
  ).map(({ kind, picture }) => [kind, picture?.id]);

it.each([
  ['are not next to each other', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'd', 'f'],
  ['do not lead the page', ['a', 'b', 'c', 'd', 'e'], 'd', 'e'],
  ['lead it too if there are too few', ['a', 'b', 'c', 'd'], 'd', 'b'],
  ['are two different ones of two', ['a', 'b'], 'b', 'a'],
  ['are twice the only one', ['a'], 'a', 'a'],
  ['are none if there are none', [], undefined, undefined],
])('the photographs of the film and the tour %s', (_, photos, ofFilm, ofTour) => {
  expect(covers(photos)).toEqual([
    ['video', ofFilm],
    ['tour', ofTour],
  ]);
});

it('a tour alone has the photograph that the film would have', () => {
  expect(covers(['a', 'b', 'c', 'd', 'e'], { video_url: '' })).toEqual([['tour', 'd']]);
});
