import type { Language } from '#domain/language.ts';

/** The words of the suggestion box, which come with its code: a page without it has no use for them. */
const words = {
  nl: {
    chosen: 'Gekozen plaatsen',
    remove: 'Verwijder',
    suggestions: 'Voorstellen',
    none: 'Geen plaats gevonden',
    found: (count: number) => (count === 1 ? '1 voorstel' : `${count} voorstellen`),
  },
  fr: {
    chosen: 'Lieux choisis',
    remove: 'Supprimer',
    suggestions: 'Suggestions',
    none: 'Aucun lieu trouvé',
    found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
  de: {
    chosen: 'Gewählte Orte',
    remove: 'Entfernen',
    suggestions: 'Vorschläge',
    none: 'Kein Ort gefunden',
    found: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  },
  en: {
    chosen: 'Chosen places',
    remove: 'Remove',
    suggestions: 'Suggestions',
    none: 'No place found',
    found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
} satisfies Record<Language, unknown>;

export function zoneBoxWords(language: Language) {
  return words[language];
}
