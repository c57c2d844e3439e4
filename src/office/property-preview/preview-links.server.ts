import { findToPreview } from '#database/property/property-address.ts';
import type { PropertyToEdit } from '#database/property/property-to-edit.ts';
import { getSecret } from '#database/secrets.ts';
import type { Language } from '#domain/language.ts';
import { dayMs } from '#domain/time/durations.ts';
import { PREVIEW_KEY, signPreview } from '#links/preview-link.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { propertyPath } from '#site/paths/property-address.ts';

const PREVIEW_DAYS = 14;

/** Links to the page of a property with its waiting changes, in each language of the site. */
export async function previewLinks(
  { database, settings, now, publicUrl }: OfficeContext,
  { id, reference }: Pick<PropertyToEdit, 'id' | 'reference'>,
): Promise<{ language: Language; href: string }[]> {
  const [previewed] = await findToPreview(database, { id, reference });
  if (!previewed) return [];
  const until = new Date(now.getTime() + PREVIEW_DAYS * dayMs);
  const key = await getSecret(database, PREVIEW_KEY);
  const token = signPreview(key, { kind: 'property', id, until, withEdits: true });
  return settings.languages
    .filter(({ inUse }) => inUse)
    .map(({ code }) => ({
      language: code,
      href: `${publicUrl}${propertyPath(previewed, code)}?preview=${token}`,
    }));
}
