import { listLackingProperties } from '#database/property/lacking-properties.ts';
import { dayOf } from '#domain/time/dates.ts';
import { fieldId } from '#office/property-editor/present-meter.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { lackingFields } from './lacking-words.server.ts';
import { propertyWords } from './property-words.server.ts';

const MOST = 5;
/** Some of those that lacked something some minutes ago may be complete by now. */
const LOOKED_AT = 20;

/** Properties that are unpublished or no longer available are not in the list: nobody advertises them. */
export async function loadLacking({ database, now, language, lackingProperties }: OfficeContext) {
  const today = dayOf(now);
  const ids = await lackingProperties();
  const looked = await listLackingProperties(database, ids.slice(0, LOOKED_AT), today);
  const total = looked.length + Math.max(0, ids.length - LOOKED_AT);
  const rows = looked.slice(0, MOST).flatMap((row) => {
    const about = propertyWords(row, language);
    if (!about) return [];
    const { fields, rest } = lackingFields(row, language, today);
    const missing = fields.map(({ key, text }) => ({
      text,
      href: key ? `${about.href}#${fieldId(key)}` : about.href,
    }));
    return [{ id: row.property_id, about, missing, rest }];
  });
  return { total, more: total - rows.length, rows };
}
