import type { OutgoingMediaRow } from '#database/outgoing/outgoing-media.ts';
import type { OutgoingPropertyRow } from '#database/outgoing/outgoing-properties.ts';
import type { Language } from '#domain/language.ts';
import { imageVariants } from '#domain/media/image-variants.ts';
import { pictureAddress } from '#images/addresses.ts';
import { pathsOfProperty } from '#site/paths/property-address.ts';
import { attributesOf } from './attributes.ts';
import type { OutgoingProperty } from './outgoing-schema.ts';

/** `languages`: those of the site. */
export type OutgoingSite = { publicUrl: string; languages: readonly Language[] };

export function writeProperty(
  row: OutgoingPropertyRow,
  media: readonly OutgoingMediaRow[],
  site: OutgoingSite,
): OutgoingProperty {
  const { id, published_at, updated_at, shown_latitude, shown_longitude, publish_address, open_days } = row;
  return {
    id,
    ...(published_at && { publishedAt: published_at.toISOString() }),
    updatedAt: updated_at.toISOString(),
    addresses: addressesOf(pathsOfProperty(row), site),
    ...(shown_latitude !== null &&
      shown_longitude !== null && {
        position: { latitude: shown_latitude, longitude: shown_longitude, isExact: publish_address },
      }),
    ...attributesOf(row),
    ...(open_days && {
      openDays: open_days.map(({ startsAt, endsAt, note }) => ({
        startsAt,
        endsAt,
        ...(Object.keys(note).length > 0 && { note }),
      })),
    }),
    pictures: media.map((each) => writePicture(each, site)),
  };
}

export function addressesOf(paths: Record<Language, string>, { publicUrl, languages }: OutgoingSite) {
  return Object.fromEntries(languages.map((language) => [language, publicUrl + paths[language]]));
}

export function writePicture({ kind, caption, picture }: OutgoingMediaRow, { publicUrl }: OutgoingSite) {
  const { id, width, height, nature } = picture;
  const addresses = imageVariants.map(({ requested }) => [
    String(requested),
    publicUrl + pictureAddress({ id, name: kind }, requested, 'jpeg'),
  ]);
  return {
    kind,
    nature,
    ...(caption && { caption }),
    width,
    height,
    addresses: Object.fromEntries(addresses),
  };
}
