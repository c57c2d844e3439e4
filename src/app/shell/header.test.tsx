import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';
import { TextsContext } from '#texts/use-texts.ts';
import { Header } from './header.tsx';
import { shellData } from './shell.server.ts';

const sides = ['left', 'center', 'right'] as const;
type Side = (typeof sides)[number];

function headerWith(
  positions: { logo: Side; menu: Side; languageSwitch: Side },
  pages = defaultPages,
): string {
  const { header } = defaultSettings;
  const settings = {
    ...defaultSettings,
    header: {
      ...header,
      logo: { ...header.logo, position: positions.logo },
      menu: { position: positions.menu },
      languageSwitch: { position: positions.languageSwitch },
    },
  };
  const shell = shellData(
    { settings, pages, language: 'nl' },
    {
      offices: [],
      articleKeys: new Set(),
      pictures: [],
      counts: { sale: 1, rent: 1, projects: 1 },
      loadsFilms: false,
      filled: { news: true, testimonials: true },
    },
  );
  const html = renderToStaticMarkup(
    <TextsContext value={textsFor('nl')}>
      <MemoryRouter initialEntries={['/nl/te-koop/']}>
        <Header shell={shell} alternates={{}} onPicture={false} onHome={false} />
      </MemoryRouter>
    </TextsContext>,
  );
  return html.slice(0, html.indexOf('</header>'));
}

const everyPlace = sides.flatMap((logo) =>
  sides.flatMap((menu) => sides.map((languageSwitch) => ({ logo, menu, languageSwitch }))),
);

describe('the bar with logo, menu and language switch', () => {
  it.each(everyPlace)('at $logo, $menu and $languageSwitch', (positions) => {
    const html = headerWith(positions);
    const marks = {
      logo: 'Gevel</span>',
      menu: '<nav aria-label="Hoofdmenu"',
      languageSwitch: 'aria-label="Taal: nl"',
    };
    // The part that is always at the right begins with the heart.
    const places = Object.entries({ ...marks, always: 'aria-label="Favorieten"' }).map(([part, mark]) => {
      expect(html.split(mark), part).toHaveLength(2);
      return [part, html.indexOf(mark)] as const;
    });
    const order = places.toSorted(([, a], [, b]) => a - b).map(([part]) => part);
    const at = (side: Side, ...parts: (keyof typeof positions)[]) =>
      parts.filter((part) => positions[part] === side);
    expect(order).toEqual([
      ...at('left', 'logo', 'menu', 'languageSwitch'),
      ...at('center', 'logo', 'menu', 'languageSwitch'),
      ...at('right', 'menu'),
      'always',
      ...at('right', 'languageSwitch', 'logo'),
    ]);
    const isCentred = Object.values(positions).includes('center');
    expect(html.includes('bar:grid-cols-[minmax(max-content,1fr)_auto_minmax(max-content,1fr)]')).toBe(
      isCentred,
    );
  });
});

it('opens what lies below an entry under it, the page of the entry first', () => {
  const pages = pagesSchema.parse([
    { id: 1, name: 'home' },
    { id: 2, name: 'forSale' },
    { id: 3, name: 'villas', parentId: 2, path: { nl: 'villas' }, title: { nl: 'Villa’s' } },
  ]);
  const html = headerWith({ logo: 'left', menu: 'left', languageSwitch: 'right' }, pages);
  const [, rows = ''] = /<details[^>]*>.*?<ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
  expect([...rows.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/nl/te-koop/',
    '/nl/te-koop/villas/',
  ]);
  expect(rows.match(/aria-current="page"/g)).toHaveLength(1);
});
