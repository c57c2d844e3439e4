/** The languages in which the product has texts; nl is the reference. Which of them a site uses is a setting. */
export const languages = ['nl', 'fr', 'de', 'en'] as const;

export type Language = (typeof languages)[number];

/** A text in several languages; a missing one falls back to the site's default language. */
export type LocalisedText = Partial<Record<Language, string>>;

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The first text that is not empty, with its language: the page marks it with `lang`. `wanted`: best first. */
export function pickText(
  text: LocalisedText | null | undefined,
  ...wanted: Language[]
): { text: string; language: Language } | undefined {
  for (const language of [...wanted, ...languages]) {
    const found = text?.[language]?.trim();
    if (found) return { text: found, language };
  }
  return undefined;
}

export function inEach<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  const entries = languages.map((language) => [language, valueIn(language)]);
  return Object.fromEntries(entries) as Record<Language, Value>;
}
