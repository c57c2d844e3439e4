import { readPages } from '#commands/page/read-page.ts';
import { pageTitle } from '#office/content-pages/page-title.server.ts';
import { choosablePictures } from '#office/pictures/choosable-pictures.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { screenOf } from '#site/pages/page-schema.ts';
import type { Offered } from './present-fields.server.ts';
import type { Typed } from './read-fields.server.ts';
import { takesPictures } from './section-form.server.ts';
import type { SectionName } from './section-screens.ts';

/**
 * The pictures and pages that a section's form offers, with those just uploaded; sections without pictures read
 * nothing.
 */
export async function loadOffered(
  office: OfficeContext,
  name: SectionName,
  typed: Typed = {},
): Promise<Offered> {
  if (!takesPictures(name)) return { pictures: [], ownPages: [] };
  const pictureIds = Object.entries(typed).flatMap(([field, ids]) =>
    /pictureId$/i.test(field) ? ids.filter(Boolean) : [],
  );
  const [pictures, pages] = await Promise.all([
    choosablePictures(office, { pictureIds }),
    readPages(office.database),
  ]);
  const own = pages.filter((page) => screenOf(page) === undefined);
  return {
    pictures,
    ownPages: own.map((page) => ({ value: page.name, label: pageTitle(page, office.language) })),
  };
}
