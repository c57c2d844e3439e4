import type { Language } from '#domain/language.ts';
import { pathEntry, pathNames } from '#site/paths/paths.ts';
import type { TestApp } from './app.ts';
import {
  addAgent,
  addFixedPages,
  addGhent,
  addPhoto,
  addProject,
  addProperty,
  addTestimonial,
} from './factories.ts';
import { addOwner, logIn } from './owners.ts';

/** Pages that show nothing without the token from a mail. */
const bearersOnly: readonly string[] = ['appointment', 'choosePassword', 'confirmEmail'];
export const screens = pathNames.filter((name) => !bearersOnly.includes(name));

const words: Record<Language, Record<string, string>> = {
  nl: { city: 'gent', type: 'huis' },
  fr: { city: 'gand', type: 'maison' },
  de: { city: 'gent', type: 'haus' },
  en: { city: 'ghent', type: 'house' },
};
const slugs: Record<string, Record<Language, string>> = {
  project: { nl: 'de-tuinlaan', fr: 'de-tuinlaan', de: 'de-tuinlaan', en: 'de-tuinlaan' },
  testimonial: { nl: 'familie-peeters', fr: 'familie-peeters', de: 'familie-peeters', en: 'familie-peeters' },
  newsArticle: { nl: 'grondplan', fr: 'plan', de: 'grundriss', en: 'floor-plan' },
};

/** Adds what each screen of visitors and owners needs; gives their addresses, and the cookie of an owner. */
export async function addToEachScreen({ request, database }: TestApp) {
  const ghent = await addGhent(database);
  const house = await addProperty(database, { place_id: ghent, reference: 'R-1' });
  const ids = {
    propertyForSale: house,
    purchaseCosts: house,
    propertyForRent: await addProperty(database, { place_id: ghent, reference: 'R-2', purpose: 'rent' }),
    project: await addProject(database, { place_id: ghent }),
    person: await addAgent(database),
    // Sold so long ago that no list counts it.
    propertyGallery: await addProperty(database, {
      place_id: ghent,
      reference: 'R-3',
      availability: 'sold',
      gone_on: '2020-01-01',
    }),
    projectGallery: await addProject(database, { place_id: ghent }),
  };
  const { project, propertyForSale } = ids;
  const owner = await addOwner(database);
  const cookie = await logIn(request, owner.email);
  await database.insertInto('property_owner').values({ property_id: house, owner_id: owner.id }).execute();
  await database
    .insertInto('document')
    .values({ property_id: propertyForSale, kind: 'plans', access: 'request' })
    .execute();
  const picture_id = await addPhoto(database, ids.propertyGallery);
  const { projectGallery: project_id } = ids;
  await database.insertInto('media').values({ project_id, picture_id, kind: 'photo' }).execute();
  await addFixedPages(database);
  await addTestimonial(database, 'familie-peeters');
  await database
    .insertInto('article')
    .values({
      category: 'news',
      slug: { nl: 'grondplan', fr: 'plan', de: 'grundriss', en: 'floor-plan' },
      title: {
        nl: 'Een grondplan lezen',
        fr: 'Lire un plan',
        de: 'Ein Grundriss',
        en: 'Reading a floor plan',
      },
      publication: 'published',
      published_on: '2026-10-21',
    })
    .execute();

  function addressOf(name: (typeof pathNames)[number], language: Language): string {
    const values: Record<string, string | number | undefined> = {
      ...words[language],
      slug: slugs[name]?.[language],
      id:
        Object.entries(ids).find(([key]) => key === name)?.[1] ??
        (name === 'projectInformation' ? project : house),
    };
    return pathEntry(name)[language].replace(/:(\w+)/g, (_, key) => String(values[key]));
  }

  return { addressOf, cookie };
}
