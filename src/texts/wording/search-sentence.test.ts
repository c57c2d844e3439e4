import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { Random } from '#test/random.ts';
import { textsFor } from '#texts/server/texts.ts';
import { searchSentence, sentenceText } from './search-sentence.ts';
import { typeNoun } from './type-nouns.ts';

const names: Record<string, Record<Language, string>> = {
  gent: { nl: 'Gent', fr: 'Gand', de: 'Gent', en: 'Ghent' },
  aalst: { nl: 'Aalst', fr: 'Alost', de: 'Aalst', en: 'Aalst' },
  antwerpen: {
    nl: 'Provincie Antwerpen',
    fr: 'Province d’Anvers',
    de: 'Provinz Antwerpen',
    en: 'Province of Antwerp',
  },
  'le-roeulx': { nl: 'Le Roeulx', fr: 'Le Roeulx', de: 'Le Roeulx', en: 'Le Roeulx' },
};

function runsOf(language: Language, query: string, purpose: 'sale' | 'rent' = 'sale') {
  const { criteria } = parseCriteria(purpose, new URLSearchParams(query));
  return searchSentence(criteria, {
    t: textsFor(language),
    language,
    zoneName: (key) => names[key]?.[language] ?? key,
  });
}

const said = (language: Language, query: string, purpose?: 'sale' | 'rent') =>
  sentenceText(runsOf(language, query, purpose))
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ');

const drawn = 'type=house&zone=gent&radius=10&bedrooms=2&max_price=650000&energy=e';

describe('a search in a sentence', () => {
  it('says what was drawn, and what of it is strong', () => {
    const runs = runsOf('nl', drawn);
    expect(sentenceText(runs).replaceAll('\u00a0', ' ')).toBe(
      'Een huis te koop in Gent en 10 km errond, met 2 of meer slaapkamers, tot € 650.000, met EPC E of beter.',
    );
    expect(runs.filter(({ strong }) => strong).map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'huis',
      'Gent en 10 km errond',
      '2 of meer slaapkamers',
      '€ 650.000',
      'EPC E of beter',
    ]);
  });

  it.each<[Language, string, 'sale' | 'rent', string]>([
    ['nl', '', 'sale', 'Een pand te koop.'],
    ['fr', '', 'rent', 'Un bien à louer.'],
    ['de', '', 'sale', 'Ein Objekt zum Kauf.'],
    ['en', '', 'rent', 'A property for rent.'],
    [
      'fr',
      drawn,
      'sale',
      'Une maison à vendre à Gand et dans un rayon de 10 km, avec 2 chambres ou plus, jusqu’à € 650.000, avec PEB E ou mieux.',
    ],
    [
      'de',
      drawn,
      'sale',
      'Ein Haus zum Kauf in Gent und im Umkreis von 10 km, mit 2 oder mehr Schlafzimmern, bis € 650.000, mit Energieklasse E oder besser.',
    ],
    [
      'en',
      drawn,
      'sale',
      'A house for sale in Ghent and within 10 km, with 2 or more bedrooms, up to € 650.000, with EPC E or better.',
    ],
    ['nl', 'zone=gent&zone=aalst', 'rent', 'Een pand te huur in Aalst of Gent.'],
    ['fr', 'zone=gent&zone=aalst', 'rent', 'Un bien à louer à Alost ou à Gand.'],
    ['nl', 'zone=antwerpen&zone=gent', 'sale', 'Een pand te koop in de provincie Antwerpen of in Gent.'],
    ['de', 'zone=antwerpen&zone=gent', 'sale', 'Ein Objekt zum Kauf in der Provinz Antwerpen oder in Gent.'],
    ['fr', 'zone=le-roeulx&radius=5', 'sale', 'Un bien à vendre au Roeulx et dans un rayon de 5 km.'],
    [
      'fr',
      'zone=1000&zone=1020&zone=1030&zone=1040&zone=1050&zone=1060&zone=1070',
      'sale',
      'Un bien à vendre à 1000, à 1020, à 1030, à 1040, à 1050 ou dans 2 autres lieux.',
    ],
    [
      'de',
      'zone=1000&zone=1020&zone=1030&zone=1040&zone=1050&zone=1060&zone=1070',
      'sale',
      'Ein Objekt zum Kauf in 1000, 1020, 1030, 1040, 1050 oder 2 weiteren Orten.',
    ],
    ['nl', 'box=3.6,51,3.8,51.1', 'sale', 'Een pand te koop in een deel van de kaart.'],
    ['nl', 'type=apartment&type=house&type=land', 'sale', 'Een huis, een appartement of een grond te koop.'],
    ['fr', 'type=apartment&type=villa', 'sale', 'Un appartement ou une villa à vendre.'],
    [
      'de',
      'type=detached_house&type=apartment&type=forest',
      'sale',
      'Eine Wohnung, ein freistehendes Haus oder ein Wald zum Kauf.',
    ],
    ['en', 'type=apartment&type=land&type=office', 'sale', 'An apartment, land or an office for sale.'],
    ['nl', 'min_price=800&max_price=1200', 'rent', 'Een pand te huur, van € 800 tot € 1.200 per maand.'],
    ['fr', 'min_price=800', 'rent', 'Un bien à louer, à partir de € 800 par mois.'],
    [
      'de',
      'bedrooms=1&bathrooms=2',
      'sale',
      'Ein Objekt zum Kauf, mit mindestens 1 Schlafzimmer, mit 2 oder mehr Badezimmern.',
    ],
    [
      'fr',
      'bedrooms=1&bathrooms=2',
      'sale',
      'Un bien à vendre, avec au moins 1 chambre, avec 2 salles de bains ou plus.',
    ],
    [
      'nl',
      'min_living_area=120&max_plot_area=900',
      'sale',
      'Een pand te koop, met minstens 120 m² bewoonbare oppervlakte, met hoogstens 900 m² grond.',
    ],
    [
      'de',
      'min_living_area=120&max_living_area=150',
      'sale',
      'Ein Objekt zum Kauf, mit 120 m² bis 150 m² Wohnfläche.',
    ],
    [
      'en',
      'min_construction_year=1990&max_construction_year=2005',
      'sale',
      'A property for sale, built between 1990 and 2005.',
    ],
    [
      'fr',
      'flood=b&facades=3&facades=4',
      'sale',
      'Un bien à vendre, avec un score d’inondation B ou mieux, avec 3 ou 4 façades.',
    ],
    [
      'nl',
      'feature=garden&feature=terrace&feature=lift',
      'sale',
      'Een pand te koop, met lift, tuin en terras.',
    ],
    [
      'en',
      'feature=garden&feature=garage',
      'sale',
      'A property for sale, with a garden and a garage or parking.',
    ],
    [
      'de',
      'feature=furnished&feature=garden&feature=new_build',
      'rent',
      'Ein Objekt zur Miete, mit Garten, möbliert, als Neubau.',
    ],
    [
      'nl',
      'available=2027-01-31&text=Kouter',
      'rent',
      'Een pand te huur, beschikbaar tegen 31 januari 2027, met ‘Kouter’ in straat of referentie.',
    ],
    ['fr', 'text=*a*b', 'sale', 'Un bien à vendre, avec « ab » dans la rue ou la référence.'],
  ])('%s %s %s', (language, query, purpose, expected) => {
    expect(said(language, query, purpose)).toBe(expected);
  });

  it('is well written for searches at random', () => {
    const random = new Random(15);
    for (let round = 0; round < 2000; round++) {
      const query = new URLSearchParams();
      const maybe = (name: string, ...values: string[]) => {
        for (const value of values) if (random.is(0.3)) query.append(name, value);
      };
      maybe('zone', ...Object.keys(names));
      maybe('radius', '10');
      maybe('type', ...propertyTypes.map(({ key }) => key).filter(() => random.is(0.1)));
      for (const name of ['price', 'living_area', 'plot_area']) maybe(`min_${name}`, '90');
      for (const name of ['price', 'living_area', 'plot_area']) maybe(`max_${name}`, '1000');
      maybe('min_construction_year', '1950');
      maybe('bedrooms', '3');
      maybe('energy', random.oneOf(['a', 'c']));
      maybe('facades', '2', '3', '4');
      maybe('feature', 'garden', 'terrace', 'garage', 'lift', 'furnished', 'new_build');
      maybe('text', 'Kouter');
      for (const language of languages) {
        const sentence = said(language, `${query}`, random.oneOf(['sale', 'rent']));
        expect(sentence, `${language} ${query}`).toMatch(/^\p{Lu}[^*{}]*[^.,\s]\.$/u);
        expect(sentence, `${language} ${query}`).not.toMatch(/ {2}| ,|,,|undefined|NaN/);
      }
    }
  });
});

it('every type has its article', () => {
  const words = (language: Language) =>
    propertyTypes.map(({ key }) => Object.values(typeNoun(key, language)).join(' ').trim());
  expect(words('fr').filter((word) => word.startsWith('une '))).toHaveLength(9);
  expect(words('en')).toEqual(
    expect.arrayContaining(['an office', 'an industrial building', 'a house', 'woodland']),
  );
  expect(words('de')).toEqual(
    expect.arrayContaining(['eine Doppelhaushälfte', 'ein Bauernhof', 'ein gemischt genutztes Gebäude']),
  );
});
