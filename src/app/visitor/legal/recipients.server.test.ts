import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { defaultSettings as settingsAsTheyCome } from '#site/settings/settings.ts';
import { presentRecipients, recipientsOf } from './recipients.server.ts';

const defaultSettings = { ...settingsAsTheyCome, map: { ...settingsAsTheyCome.map, styleUrl: null } };
const none = { videos: [], tours: [] };
const { siteInfo } = defaultSettings;
const own = 'makelaar.example';
const named = (
  settings: Partial<typeof settingsAsTheyCome>,
  films: { videos?: string[]; tours?: string[] } = {},
) =>
  recipientsOf({ ...defaultSettings, ...settings }, { ...none, ...films }, own).map(
    ({ who, what, transfer }) => [who, what, transfer].join(' '),
  );

const google = 'Google Ireland Limited';

it.each([
  ['nothing', {}, {}, []],
  [
    'analytics',
    { siteInfo: { ...siteInfo, googleAnalyticsId: 'G-AB12CD' } },
    {},
    [`Google Analytics (${google}) RECEIVES_STATISTICS TRANSFER_USA`],
  ],
  [
    'a pixel',
    { siteInfo: { ...siteInfo, facebookPixelId: '12345' } },
    {},
    ['Meta Pixel (Meta Platforms Ireland Limited) RECEIVES_ADS TRANSFER_USA'],
  ],
  [
    'two films of YouTube',
    {},
    { videos: ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'] },
    [`YouTube (${google}) RECEIVES_FILM TRANSFER_USA`],
  ],
  [
    'a film of Vimeo',
    {},
    { videos: ['https://vimeo.com/76979871'] },
    ['Vimeo (Vimeo.com, Inc.) RECEIVES_FILM TRANSFER_USA'],
  ],
  [
    'a film of Facebook',
    {},
    { videos: ['https://fb.watch/abc/'] },
    ['Facebook (Meta Platforms Ireland Limited) RECEIVES_FILM TRANSFER_USA'],
  ],
  ['a film of the site itself', {}, { videos: [`https://${own}/film.mp4`, '/film.mp4'] }, []],
  [
    'a link to a film elsewhere',
    {},
    { videos: ['https://films.example/film.mp4'] },
    ['films.example RECEIVES_LINK TRANSFER_UNKNOWN'],
  ],
  [
    'a film of a named host',
    { filmHosts: ['films.example'] },
    { videos: ['https://films.example/film.mp4'] },
    ['films.example RECEIVES_FILM TRANSFER_UNKNOWN'],
  ],
  [
    'a tour in a frame',
    {},
    { tours: ['https://my.matterport.com/show/?m=1'] },
    ['Matterport (Matterport, LLC) RECEIVES_TOUR TRANSFER_USA'],
  ],
  [
    'a tour behind a link',
    { tourHosts: [] },
    { tours: ['https://tour.example/1'] },
    ['tour.example RECEIVES_LINK TRANSFER_UNKNOWN'],
  ],
  [
    'the streets that it comes with',
    { map: settingsAsTheyCome.map },
    {},
    ['tiles.openfreemap.org RECEIVES_MAP TRANSFER_UNKNOWN'],
  ],
  [
    'a map of others',
    {
      map: {
        styleUrl: 'https://map.example/style.json',
        pmtiles: null,
        hosts: ['tiles.example'],
        attribution: {},
      },
    },
    {},
    ['map.example RECEIVES_MAP TRANSFER_UNKNOWN', 'tiles.example RECEIVES_MAP TRANSFER_UNKNOWN'],
  ],
] as const)('names who receives data of a site with %s', (_, settings, films, expected) => {
  expect(named(settings as never, films as never)).toEqual(expected);
});

describe.each(languages)('the table in %s', (language) => {
  const context = { pages: [], language, publicUrl: `https://${own}` };

  it('has no rows where nothing is used, and says so', () => {
    const { intro, rows } = presentRecipients({ ...context, settings: defaultSettings }, none);
    expect(rows).toEqual([]);
    expect(intro).not.toBe(
      presentRecipients(
        { ...context, settings: defaultSettings },
        { videos: ['https://vimeo.com/1'], tours: [] },
      ).intro,
    );
  });

  it('begins with whom the agency names', () => {
    const processors = [{ name: 'Host nv', what: { nl: 'Hosting', en: 'Hosting' }, transfer: {} }];
    const settings = { ...defaultSettings, privacy: { processors } };
    const { rows } = presentRecipients(
      { ...context, settings },
      { videos: ['https://vimeo.com/1'], tours: [] },
    );
    expect(rows.map(({ who }) => who)).toEqual(['Host nv', 'Vimeo (Vimeo.com, Inc.)']);
    expect(rows.every(({ what, transfer }) => what && transfer)).toBe(true);
    expect(rows[1]?.transfer).toContain('2023/1795');
  });
});
