import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { textsFor } from '#texts/server/texts.ts';
import { TextsContext } from '#texts/use-texts.ts';
import { type ShownSubject, Subject } from './subject.tsx';

const picture = {
  id: '0123456789abcdef',
  name: 'huis',
  width: 1500,
  height: 1000,
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
};

it.each([
  ['with a picture', picture, true],
  ['without one', null, false],
])('%s the words stand beside a column for it: only then', (_, shown, isBeside) => {
  const subject = {
    list: 'forSale',
    href: '/nl/te-koop/gent/huis/1/',
    back: 'Terug naar het pand',
    title: 'Huis in Gent',
    address: 'Kouter 1, 9000 Gent',
    price: null,
    picture: shown,
    contact: { phone: null, email: 'info@agency.example' },
  } as unknown as ShownSubject;
  const html = renderToStaticMarkup(
    <TextsContext value={textsFor('nl')}>
      <MemoryRouter>
        <Subject subject={subject} />
      </MemoryRouter>
    </TextsContext>,
  );
  expect(html.includes('<img')).toBe(isBeside);
  expect(html.includes('grid-cols-[96px_1fr]')).toBe(isBeside);
});
