import { z } from 'zod';
import type { LocalisedText } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import { text } from '#site/schema-parts.ts';
import { rule } from '#site/site-problem.ts';

/**
 * A part of the country as the agency calls it: 'Groot-Gent', 'Meetjesland'. `members`: municipalities by their name,
 * and postal codes. One with the name of a district of the product replaces it.
 */
export const districtsSchema = z
  .array(
    z.strictObject({
      name: text.refine(isName, rule('DISTRICT_NAME', 'needs a name of at most 40 characters')),
      members: z.array(z.string().min(1)).min(1, 'name at least one municipality or postal code').max(200),
    }),
  )
  .max(60)
  .superRefine((districts, context) => {
    const seen = new Map<string, number>();
    for (const [index, { name }] of districts.entries()) {
      for (const [language, each] of Object.entries(name)) {
        if (!each) continue;
        const first = seen.get(slugOf(each, 'nl')) ?? index;
        seen.set(slugOf(each, 'nl'), first);
        if (first === index) continue;
        const isTwice = rule('DISTRICT_TWICE', 'is the name of another district of yours');
        context.addIssue({ code: 'custom', path: [index, 'name', language], ...isTwice });
      }
    }
  })
  .default([]);

function isName(name: LocalisedText): boolean {
  const given = Object.values(name).filter(Boolean);
  return given.length > 0 && given.every((each) => slugOf(each, 'nl') && each.length <= 40);
}
