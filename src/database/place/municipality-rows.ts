import type { LocalisedText } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';

type Row = {
  country_id: number;
  postal_code: string;
  name: LocalisedText;
  slug: LocalisedText;
  search_names: string[];
  latitude: number;
  longitude: number;
  municipality: string;
  municipality_name: LocalisedText;
  is_municipality: boolean;
};

/** Municipalities that the list of postal areas names as a place, although none of their villages has that name. */
const withoutVillage = new Set(
  [
    'Affligem, Aiseau-Presles, Beveren-Kruibeke-Zwijndrecht, Bilzen-Hoeselt, Brakel, Brunehaut, Colfontaine',
    'Comines-Warneton, Dilsen-Stokkem, Ecaussinnes, Erpe-Mere, Estinnes, Faimes, Fernelmont, Flémalle',
    'Frasnes-lez-Anvaing, Grâce-Hollogne, Habay, Hamont-Achel, Hechtel-Eksel, Hélécine, Heusden-Zolder, Heuvelland',
    'Honnelles, Horebeke, Houthalen-Helchteren, Kluisbergen, Knokke-Heist, Kruisem, La Bruyère, Laakdal',
    'Langemark-Poelkapelle, Les Bons Villers, Lierde, Lievegem, Linter, Lo-Reninge, Maarkedal, Maasmechelen, Malle',
    'Merelbeke-Melle, Mont-de-l’Enclus, Nazareth-De Pinte, Neupré, Orp-Jauche, Ottignies-Louvain-la-Neuve, Oudsbergen',
    'Pajottegem, Pelt, Puurs-Sint-Amands, Quévy, Roosdaal, Sainte-Ode, Sambreville, Scherpenheuvel-Zichem',
    'Sivry-Rance, Spiere-Helkijn, Tessenderlo-Ham, Thimister-Clermont, Tielt-Winge, Tinlot, Tongeren-Borgloon',
    'Viroinval, Vleteren, Voeren, Walhain, Wortegem-Petegem, Zwalm',
  ].flatMap((line) => line.split(', ').map((name) => slugOf(name, 'nl'))),
);

/**
 * Adds the municipality itself to each postal code with several villages and no place of its name, at the mean of their
 * positions. Marks places that are listed but are only municipalities. A postal code with a single place needs no
 * other.
 */
export function withMunicipalities<Place extends Row>(places: readonly Place[]): Place[] {
  const groups = Map.groupBy(
    places,
    ({ country_id, postal_code, municipality }) => `${country_id} ${postal_code} ${municipality}`,
  );
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return group;
    if (!group.some(isNamedLikeMunicipality)) return [...group, municipalityAmong(group)];
    return group.map((place) => ({
      ...place,
      is_municipality: isNamedLikeMunicipality(place) && withoutVillage.has(place.slug.nl ?? ''),
    }));
  });
}

function isNamedLikeMunicipality({ slug, municipality_name }: Row): boolean {
  const { nl, fr } = municipality_name;
  return slug.nl === slugOf(nl ?? '', 'nl') || slug.fr === slugOf(fr ?? '', 'fr');
}

function municipalityAmong<Place extends Row>(villages: readonly Place[]): Place {
  const [first] = villages as [Place, ...Place[]];
  const mean = (of: (place: Place) => number) =>
    Math.round((villages.reduce((sum, place) => sum + of(place), 0) / villages.length) * 10_000) / 10_000;
  const slug: LocalisedText = {};
  for (const [language, name] of Object.entries(first.municipality_name) as [keyof LocalisedText, string][]) {
    slug[language] = slugOf(name, language);
  }
  return {
    ...first,
    name: first.municipality_name,
    slug,
    search_names: [...new Set(Object.values(slug))],
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    is_municipality: true,
  };
}
