import { type ImmotopAccount, readTypeNumbers } from '#domain/portal/portal-accounts.ts';
import { familyOf, isPropertyType, propertyTypes } from '#domain/property/types.ts';
import { readXml } from '#import/xml/read-xml.ts';
import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import { immotopProperty } from './immotop-property.ts';
import { wordsOf } from './portal-words.ts';
import type { PropertyAnswer, SentPortal } from './sent-portal.ts';

/**
 * The import service of the Indomio group (feed.indomio.com), to which immotop.lu belongs: a document for each
 * property. We assume that immotop.lu takes it, see docs/operations/portals.md.
 */
export const immotop: SentPortal<ImmotopAccount> = {
  contentType: 'application/xml; charset=utf-8',
  removesByItsNumber: true,
  refuses: (property, { typeNumbers: numbers }) => {
    if (property.priceCents === undefined) return 'price';
    return typeNumberOf(property, numbers) ? undefined : 'type';
  },
  write: (property, given, at) =>
    immotopProperty(property, given, typeNumberOf(property, given.typeNumbers), at),
  authorise: async ({ user, password, sourceCode }) => ({
    Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    'X-IMMO-SOURCE': sourceCode,
  }),
  readTaken,
};

/** The number of the type itself goes before that of its family. */
function typeNumberOf({ type }: OutgoingProperty, numbers: string): string | undefined {
  if (!isPropertyType(type) || type === 'new_build_project') return undefined;
  const family = familyOf(type);
  const above = propertyTypes.find((each) => each.parentId === null && each.family === family)?.key;
  const byType = readTypeNumbers(numbers);
  return byType?.get(type) ?? (above && byType?.get(above));
}

/** A ServiceResponse: `ErrorCode` 0 means success, whatever the HTTP status; `idListing` is the portal's number. */
function readTaken(bytes: Buffer): PropertyAnswer {
  const read = readXml(bytes, { lists: [], maxBytes: 100_000 });
  if (read.kind === 'refused') return { kind: 'refused', words: `${wordsOf(bytes)} (${read.reason})`.trim() };
  const [response] = Object.values(read.record);
  const said = typeof response === 'object' && !Array.isArray(response) ? response : {};
  const text = (name: string) => (typeof said[name] === 'string' ? said[name].trim() : '');
  const code = text('ErrorCode');
  if (code !== '0') return { kind: 'refused', words: [code, text('Result')].filter(Boolean).join(': ') };
  const remoteId = text('idListing');
  return { kind: 'taken', ...(/^[\w-]{1,100}$/.test(remoteId) && { remoteId }) };
}
