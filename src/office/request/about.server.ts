import type { LeadPage } from '#database/lead/lead-page.ts';
import { listForOffice } from '#database/property/office-list.ts';
import { storedFacts } from '#database/property/stored-facts.ts';
import { dayOf } from '#domain/time/dates.ts';
import { pictureOf, presentRow, type ShownRow } from '#office/properties/present-row.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

export async function loadProperty({ database, language, now, publicUrl }: OfficeContext, id: number | null) {
  if (id === null) return undefined;
  const { rows } = await listForOffice(database, { ids: [id] });
  const [row] = rows;
  const stored = await storedFacts(database, [id]);
  return row && presentRow(row, stored.get(id), { language, today: dayOf(now), publicUrl, list: '' });
}

/** What the card beside a request shows of its property. */
export function aboutProperty({ href, type, address, reference, picture, price, status }: ShownRow) {
  return { href, name: type, place: `${address} · ${reference}`, picture: picture?.large, price, status };
}

/** The same of its project, with the number of units that are still available. */
export function aboutProject(
  { id, name, city, reference, picture_id, available }: NonNullable<LeadPage['project']>,
  { language, publicUrl }: OfficeContext,
) {
  return {
    href: `/office/projects/${id}/`,
    name,
    place: `${city} · ${reference}`,
    picture: picture_id === null ? undefined : pictureOf(picture_id, publicUrl).large,
    price: undefined,
    status: {
      kind: available > 0 ? ('available' as const) : ('gone' as const),
      text: officeTextsFor(language)('PROJECTS_COUNT_AVAILABLE', { count: available }),
    },
  };
}
