import { countryIds } from '#domain/place/region.ts';
import type { ImmotopAccount } from '#domain/portal/portal-accounts.ts';
import { familyOf } from '#domain/property/types.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import type { ToldProperty } from '#outgoing/content/told-property.ts';
import { element, wrap } from '#outgoing/feeds/element.ts';

/** The most pictures of one property that the portal takes. */
const mostPictures = 100;

/** The portal's word for the area of a home; it is not sent for other properties. */
const surfaces: Partial<Record<string, string>> = { house: 'Abitazione', apartment: 'Appartamento' };

/**
 * A document of the import format 2.0 with the elements that are described in public. The portal looks at a change only
 * if `date-updated` is later than its own, so it is the moment of sending. These elements have no place for a text or a
 * caption, so a virtually staged or edited picture, which must say so (AI Act, article 50, paragraph 4), is left out.
 */
export function immotopProperty(
  property: OutgoingProperty,
  { agencyName, agencyEmail }: Pick<ImmotopAccount, 'agencyName' | 'agencyEmail'>,
  typeNumber: string | undefined,
  at: Date,
): string {
  const told = property as ToldProperty;
  const { position, street, houseNumber, pictures } = told;
  const surface = surfaces[familyOf(told.type) ?? ''];
  const document = wrap(
    'property',
    [
      element('unique-id', told.id),
      element('date-updated', at.toISOString().slice(0, 19)),
      wrap('agent', [element('office-name', agencyName), element('email', agencyEmail)]),
      `<building IDType="${typeNumber ?? ''}"/>`,
      wrap('transactions', [
        wrap(
          'transaction',
          [element('price', Math.round(told.priceCents / 100), ' currency="EUR" reserved="false"')],
          ` type="${told.purpose === 'rent' ? 'R' : 'S'}"`,
        ),
      ]),
      wrap('location', [
        element('country-code', told.countryId === countryIds.luxembourg ? 'LU' : 'BE'),
        element('city', told.city),
        wrap(
          'locality',
          [
            element('postal-code', told.postalCode),
            element('latitude', position?.latitude),
            element('longitude', position?.longitude),
            element('thoroughfare', [street, houseNumber].filter(Boolean).join(', '), ' display="yes"'),
          ],
          position?.isExact ? ' map="exact"' : '',
        ),
      ]),
      wrap('features', [
        wrap('rooms-detail', [element('amount-bedrooms', told.bedrooms)]),
        surface && told.livingAreaM2
          ? wrap(
              'sizes',
              [
                wrap(
                  'size',
                  [element('type', surface), element('surface', Math.round(told.livingAreaM2))],
                  ' main="true"',
                ),
              ],
              ' unit="m2"',
            )
          : '',
      ]),
      wrap(
        'pictures',
        pictures
          .filter(({ nature }) => nature === 'real' || nature === 'impression')
          .slice(0, mostPictures)
          .map(
            ({ addresses }, index) =>
              `<picture position="${index + 1}" url="${escapeXml(String(addresses['1600']))}"/>`,
          ),
      ),
    ],
    ' operation="write"',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}
