import type { Language, LocalisedText } from '#domain/language.ts';
import { isPropertyType } from '#domain/property/types.ts';
import { slugOf } from '#domain/text/slug.ts';
import { alternates, href } from './paths.ts';
import { typeSlug } from './type-slugs.ts';

type AddressedProperty = {
  id: number;
  purpose: 'sale' | 'rent';
  type: string;
  place_slug: LocalisedText | null;
  city: string;
  postal_code: string;
};

type AddressedProject = {
  id: number;
  name: string;
  place_slug: LocalisedText | null;
  city: string;
  postal_code: string;
};

function citySlug(
  place: Pick<AddressedProperty, 'place_slug' | 'city' | 'postal_code'>,
  language: Language,
): string {
  return place.place_slug?.[language] || slugOf(place.city, language) || slugOf(place.postal_code, language);
}

function propertyParams(property: AddressedProperty, language: Language) {
  const type = isPropertyType(property.type) ? property.type : 'house';
  return { city: citySlug(property, language), type: typeSlug(type, language), id: property.id };
}

function projectParams(project: AddressedProject, language: Language) {
  return {
    city: citySlug(project, language),
    slug: slugOf(project.name, language) || 'project',
    id: project.id,
  };
}

function propertyPage(property: AddressedProperty) {
  return property.purpose === 'rent' ? 'propertyForRent' : 'propertyForSale';
}

/** The path has the city and the type in that language. */
export function propertyPath(property: AddressedProperty, language: Language): string {
  return href(language, propertyPage(property), propertyParams(property, language));
}

export function pathsOfProperty(property: AddressedProperty): Record<Language, string> {
  return alternates(propertyPage(property), (language) => propertyParams(property, language));
}

export function projectPath(project: AddressedProject, language: Language): string {
  return href(language, 'project', projectParams(project, language));
}

export function projectPaths(project: AddressedProject): Record<Language, string> {
  return alternates('project', (language) => projectParams(project, language));
}
