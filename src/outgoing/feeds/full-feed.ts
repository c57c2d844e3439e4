import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import { element, wrap } from './element.ts';
import type { Feed } from './feed-property.ts';

/** Everything that others are told of a property, in the API's words: for portals that read it in themselves. */
export const fullFeed: Feed = {
  refuses: () => undefined,
  write: (properties) => [
    ['json', JSON.stringify({ version: 1, properties })],
    [
      'xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<properties version="1">${properties
        .map((property) => `\n${propertyElement(property)}`)
        .join('')}\n</properties>\n`,
    ],
  ],
};

function propertyElement({ pictures, ...property }: OutgoingProperty): string {
  return wrap('property', [
    ...Object.entries(property).map(([key, value]) => valueElement(key, value)),
    wrap(
      'pictures',
      pictures.map(({ kind, nature, caption, width, height, addresses }) =>
        wrap(
          'picture',
          [
            valueElement('caption', caption),
            // An element's name begins with no digit.
            ...Object.entries(addresses).map(([each, address]) =>
              element('address', String(address), ` width="${each}"`),
            ),
          ],
          ` kind="${kind}" nature="${nature}" width="${width}" height="${height}"`,
        ),
      ),
    ),
  ]);
}

/** Writes a list as one element per entry, and an object as one element with its parts inside. */
function valueElement(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => valueElement(name, each)).join('');
  if (typeof value === 'object' && value !== null)
    return wrap(
      name,
      Object.entries(value).map(([key, part]) => valueElement(key, part)),
    );
  return element(name, value === undefined || value === null ? undefined : String(value));
}
