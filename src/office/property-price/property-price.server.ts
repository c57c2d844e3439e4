import type { Theirs } from '#commands/property/save-edit.ts';
import { contentOf, listEdits } from '#database/property/property-edits.ts';
import { findEditTarget } from '#domain/property/edit-key.ts';
import { formatEuro } from '#domain/property/price.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import { addressOf } from '#office/properties/present-row.server.ts';
import { momentText, namesOf } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { typeName } from '#texts/wording/property-words.ts';
import { hasRibbon, offersRibbon, ribbonKey, ribbonWords } from './price-ribbon.server.ts';

export const priceKey = 'priceCents';

export async function loadPrice(office: OfficeContext, id: string, url: URL) {
  const { database, language } = office;
  const property = await findProperty(office, id);
  const edits = await listEdits(database, property.id, [priceKey, ribbonKey]);
  const edit = edits.find(({ key }) => key === priceKey);
  const content = edit ? contentOf(edit) : property.price_cents;
  const t = officeTextsFor(language);
  return {
    href: `/office/properties/${property.id}/`,
    list: url.searchParams.get('list') ?? '',
    reference: property.reference,
    name: `${typeName(property.type, language)}, ${addressOf(property, property.region, language)}`,
    isRent: property.purpose === 'rent',
    present: priceText(property.price_cents, t),
    waiting: edit ? priceText(content, t) : undefined,
    price: edit?.typed ?? typedPrice(content),
    // The values on this page: one that a colleague writes meanwhile is not overwritten unseen.
    seen: [JSON.stringify(property.price_cents), ...(edit ? [JSON.stringify(content)] : [])],
    // Not while somebody changes it in the editor.
    ribbon:
      offersRibbon(property) && !edits.some(({ key }) => key === ribbonKey)
        ? {
            label: ribbonWords(office, property).label,
            is: property.marquee ?? '',
            isOn: hasRibbon(property),
          }
        : undefined,
  };
}

function typedPrice(cents: unknown): string {
  const target = findEditTarget(priceKey);
  return target ? writeTyped(target, cents) : '';
}

/** 'op aanvraag' for no price; an unreadable one stays as typed. */
function priceText(content: unknown, t: ReturnType<typeof officeTextsFor>): string {
  if (typeof content === 'number') return formatEuro(content);
  if (content === null || content === undefined) return t('PROPERTIES_ON_DEMAND');
  return String(new Map<string, unknown>(Object.entries(Object(content))).get('typed') ?? '');
}

/** 'Sofie Maes schreef om 14.31 uur: € 640.000.' */
export async function theirsInWords(
  { database, language, now }: OfficeContext,
  theirs: readonly Theirs[],
): Promise<string> {
  const t = officeTextsFor(language);
  const names = await namesOf(
    database,
    theirs.map(({ actor }) => actor),
    language,
  );
  return theirs
    .map(({ content, actor, at }) =>
      t('PROPERTIES_PRICE_THEIRS', {
        name: names(actor),
        when: momentText(at, language, now),
        price: priceText(content, t),
      }),
    )
    .join(' ');
}
