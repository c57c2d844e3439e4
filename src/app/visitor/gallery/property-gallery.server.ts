import { mediaPictures } from '#app/property/media-pictures.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { getShownProperty } from '#app/visitor/property/asked-property.server.ts';
import { presentFilms } from '#app/visitor/property/films.server.ts';
import { pickText } from '#domain/language.ts';
import { isOpen } from '#domain/property/availability.ts';
import { href } from '#site/paths/paths.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { cityText } from '#texts/wording/place-text.ts';
import { propertyPrice, propertyTitle, typeName } from '#texts/wording/property-words.ts';
import { presentGallery } from './gallery.server.ts';

/** Throws what `getShownProperty` and `presentGallery` throw. */
export async function loadPropertyGallery(context: RequestContext, idInAddress: string, pathname: string) {
  const { language } = context;
  const { row, media } = await getShownProperty(context, idInAddress, pathname);
  const { id, reference } = row;
  const title = propertyTitle(row, language);
  const quarter = pickText(row.quarter, language)?.text;
  return presentGallery(
    context,
    {
      screen: 'propertyGallery',
      id,
      reference,
      title,
      shortTitle: `${typeName(row.type, language)}, ${quarter ?? cityText(row, language)}`,
      path: propertyPath(row, language),
      price: isOpen(row) ? propertyPrice(row, language) : null,
      isGone: !isOpen(row),
      appointment: href(language, 'requestAppointment', { id }),
    },
    { media, films: presentFilms(context, row, mediaPictures(media, 'photo', title, language)) },
  );
}
