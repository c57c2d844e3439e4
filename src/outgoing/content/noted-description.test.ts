import { expect, it } from 'vitest';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import { kyeroFeed } from '#outgoing/feeds/kyero-feed.ts';
import { immotopProperty } from '#outgoing/sent-portals/immotop-property.ts';
import { immowebClassified } from '#outgoing/sent-portals/immoweb-classified.ts';
import { notedDescription } from './noted-description.ts';
import type { ToldProperty } from './told-property.ts';

const addresses = { nl: 'https://a.be/nl/', fr: 'https://a.be/fr/', de: 'https://a.be/de/' };
const nb = '\u00a0';
const thin = '\u202f';

function home(natures: readonly PictureNature[], own: Partial<ToldProperty> = {}): ToldProperty {
  return {
    ...{
      id: 7,
      reference: 'RL-7',
      purpose: 'sale',
      type: 'house',
      priceCents: 1,
      updatedAt: '2026-11-24T09:00',
    },
    ...{ countryId: 10, postalCode: '9000', city: 'Gent', addresses },
    pictures: natures.map((nature, index) => ({
      ...{ kind: index === 0 ? 'plan' : 'photo', nature, width: 4, height: 3 },
      addresses: { 1600: `https://a.be/${index + 1}.jpg` },
    })),
    ...own,
  } as ToldProperty;
}

it('ends with the pictures that show it otherwise, in each language that is written', () => {
  const told = home(['real', 'staged', 'impression', 'staged'], {
    description: { nl: 'Huis.', fr: 'Maison.' },
  });
  expect(notedDescription(told, told.pictures)).toEqual({
    nl: `Huis.\n\nImpressie: foto${nb}3.\n\nVirtueel ingericht: foto’s${nb}2 en 4.`,
    fr: `Maison.\n\nImage de synthèse${thin}: photo${nb}3.\n\nMeublé virtuellement${thin}: photos${nb}2 et 4.`,
  });
});

it('is that alone in the languages of the site where nothing is written', () => {
  const told = home(['real', 'ai_edited']);
  expect(notedDescription(told, told.pictures)).toEqual({
    nl: `Bewerkt met AI: foto${nb}2.`,
    fr: `Modifié par IA${thin}: photo${nb}2.`,
    de: `Mit KI bearbeitet: Foto${nb}2.`,
  });
});

it('stays as it is where all show the property as it is', () => {
  const told = home(['real'], { description: { nl: 'Huis.' } });
  expect(notedDescription(told, told.pictures)).toEqual({ nl: 'Huis.' });
  expect(notedDescription(home(['real']), home(['real']).pictures)).toEqual({});
});

it('goes to Kyero, by the numbers of what is sent there, with plans marked as such', () => {
  const last = Array.from({ length: 51 }, (_, index) => (index === 1 || index === 50 ? 'staged' : 'real'));
  const told = home(last as PictureNature[], { description: { nl: 'Huis.' } });
  const [[, xml = ''] = []] = [...(kyeroFeed.write([told]) as Iterable<[string, string]>)];
  expect(xml).toContain(`<desc><nl>Huis.\n\nVirtueel ingericht: foto${nb}2.</nl></desc>`);
  expect(xml).toContain(
    '<image id="1"><tags><tag>floorplan</tag></tags><url>https://a.be/1.jpg#1.jpg</url></image>',
  );
  expect(xml).toContain('<image id="2"><url>https://a.be/2.jpg#2.jpg</url></image>');
});

it('goes to Immoweb', () => {
  expect(immowebClassified(home(['ai_edited'])).property.description).toBe(`Bewerkt met AI: foto${nb}1.`);
});

it('has no place at immotop.lu: what has to say so is not sent there', () => {
  const account = { agencyName: 'A', agencyEmail: 'a@a.lu' };
  const told = home(['real', 'staged', 'impression', 'ai_edited']);
  const sent = immotopProperty(told, account, '21', new Date('2026-11-24T09:00:00Z'));
  expect(
    [...sent.matchAll(/position="(\d)" url="https:\/\/a\.be\/(\d)/g)].map(([, ...each]) => each),
  ).toEqual([
    ['1', '1'],
    ['2', '3'],
  ]);
});
