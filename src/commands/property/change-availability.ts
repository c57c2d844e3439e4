import { audit, type By } from '#commands/audit.ts';
import { actAs } from '#database/act-as.ts';
import { exemptKeys } from '#database/property/property-edits.ts';
import { type Availability, isOpen } from '#domain/property/availability.ts';
import { lackingMentions } from '#domain/property/legal-completeness/exempt.ts';
import type { Mention } from '#domain/property/legal-completeness/mention.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { dayOf } from '#domain/time/dates.ts';
import { lockFieldsIn } from './field-lock.ts';
import { ownSource } from './own-references.ts';

type ChangedAvailability =
  /** `was`: the former availability. */
  | { outcome: 'changed'; was: Availability }
  /** 'other purpose': a property for sale cannot be rented, nor one to let sold. */
  | { outcome: 'was so' | 'no such property' | 'other purpose' }
  /** It would be advertised again, and lacks what the law requires of an advertisement. */
  | { outcome: 'refused'; missing: Mention[] };

const gone: Partial<Record<Availability, 'sale' | 'rent'>> = {
  sold: 'sale',
  sold_out: 'sale',
  rented: 'rent',
};

/**
 * Under option, sold, rented, or available again. The day of a sale is never made up; the day of this change is
 * recorded separately. From now on the property's source leaves the availability alone.
 */
export async function changeAvailability(
  by: By,
  { id, availability }: { id: number; availability: Availability },
): Promise<ChangedAvailability> {
  return by.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('property')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { outcome: 'no such property' };
    const was = row.availability as Availability;
    if (was === availability) return { outcome: 'was so' };
    if (gone[availability] && gone[availability] !== row.purpose) return { outcome: 'other purpose' };
    const isAdvertised = row.publication === 'published' && isOpen({ availability });
    if (isAdvertised && !isOpen({ availability: was })) {
      const exempt = await exemptKeys(transaction, id);
      const missing = lackingMentions(propertyFacts(row), exempt, dayOf(by.now));
      const blocking = missing.filter(({ level }) => level === 'block');
      if (blocking.length > 0) return { outcome: 'refused', missing: blocking };
    }
    await actAs(transaction, by.actor);
    await transaction
      .updateTable('property')
      .set({ availability, updated_at: by.now, ...(isOpen({ availability }) && { gone_on: null }) })
      .where('id', '=', id)
      .execute();
    if (row.source !== ownSource) await lockFieldsIn(transaction, by, id, ['availability']);
    await audit(transaction, by, `property.availability ${availability}`, `property:${id}`);
    return { outcome: 'changed', was };
  });
}
