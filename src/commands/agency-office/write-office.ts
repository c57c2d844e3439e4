import { audit, type By } from '#commands/audit.ts';
import { inEach, type LocalisedText } from '#domain/language.ts';
import type { OpeningHours } from '#domain/time/opening-hours.ts';
import { openingHoursText } from '#texts/wording/opening-hours-text.ts';

export type OfficeValues = {
  name: LocalisedText;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: LocalisedText;
  countryId: number;
  phone: string;
  email: string;
  hours: OpeningHours[];
  /** The hours in words, if `hours` cannot say everything; empty: written from `hours`. */
  openingHours: LocalisedText;
  latitude: number | null;
  longitude: number | null;
  /** Its front; null: its map is shown instead. */
  pictureId: string | null;
};

/** Adds the office as the last of the agency. */
export async function createOffice({ database, now, actor }: By, values: OfficeValues): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { sort } = await transaction
      .selectFrom('office')
      .select(({ fn }) => fn.max('sort').as('sort'))
      .executeTakeFirstOrThrow();
    const { id } = await transaction
      .insertInto('office')
      .values({ ...rowOf(values), sort: Number(sort ?? 0) + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, { now, actor }, 'office.create', `office:${id}`);
    return id;
  });
}

/** False if there is no such office. */
export async function changeOffice(
  { database, now, actor }: By,
  id: number,
  values: OfficeValues,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('office')
      .set(rowOf(values))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await audit(transaction, { now, actor }, 'office.change', `office:${id}`);
    return true;
  });
}

/** The first is the main one: its address stands in the footer. */
export async function makeFirstOffice({ database, now, actor }: By, id: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const offices = await transaction
      .selectFrom('office')
      .select('id')
      .orderBy('sort')
      .orderBy('id')
      .forUpdate()
      .execute();
    if (!offices.some((each) => each.id === id)) return false;
    const arranged = [id, ...offices.map((each) => each.id).filter((each) => each !== id)];
    for (const [sort, each] of arranged.entries())
      await transaction.updateTable('office').set({ sort }).where('id', '=', each).execute();
    await audit(transaction, { now, actor }, 'office.move', `office:${id}`);
    return true;
  });
}

/** Only an office where nobody ever worked: people who left are kept with their office. */
export async function removeOffice(
  { database, now, actor }: By,
  id: number,
): Promise<'removed' | 'has a team' | 'is the last' | 'no such office'> {
  return database.transaction().execute(async (transaction) => {
    const offices = await transaction.selectFrom('office').select('id').forUpdate().execute();
    if (!offices.some((each) => each.id === id)) return 'no such office';
    if (offices.length === 1) return 'is the last';
    const member = await transaction
      .selectFrom('agent')
      .select('id')
      .where('office_id', '=', id)
      .executeTakeFirst();
    if (member) return 'has a team';
    await transaction.deleteFrom('office').where('id', '=', id).execute();
    await audit(transaction, { now, actor }, 'office.remove', `office:${id}`);
    return 'removed';
  });
}

function rowOf({ hours, openingHours, ...values }: OfficeValues) {
  const isSaid = Object.values(openingHours).some((words) => words?.trim());
  const words = isSaid ? openingHours : inEach((language) => openingHoursText(hours, language));
  return {
    name: JSON.stringify(values.name),
    street: values.street,
    house_number: values.houseNumber,
    postal_code: values.postalCode,
    city: JSON.stringify(values.city),
    country_id: values.countryId,
    phone: values.phone,
    email: values.email,
    hours: JSON.stringify(hours),
    opening_hours: JSON.stringify(words),
    latitude: values.latitude,
    longitude: values.longitude,
    picture_id: values.pictureId,
  };
}
