import { sql } from 'kysely';
import { changeSource, createSource } from '#commands/import/sources.ts';
import { openDatabase } from '#database/client.ts';
import { keepRecord } from '#database/import/records.ts';
import { beginRun, endRun } from '#database/import/runs.ts';
import { findSource } from '#database/import/sources.ts';
import { whise } from '#import/crm/whise/whise.ts';
import { whiseEstate } from '#test/crm/whise-estate.ts';
import { readEmbedded } from '#test/site-process.ts';

/**
 * Adds a source with a record of one home of the demo, a field that is managed here, values without a meaning and a run
 * that went wrong, as after weeks of runs. The source is paused, so that it is never asked. `remove` takes all of it
 * away.
 */
export async function addImportedRecord(name: string) {
  const database = openDatabase(readEmbedded(process.env.SITE_DATA_DIR ?? '').url, { maxConnections: 1 });
  const by = { database, now: new Date(), actor: 'command' };
  await createSource(by, {
    ...{ name, adapter: 'whise', settings: { user: 'kantoor@agency.be', clientId: 4, officeId: 7 } },
    ...{ secrets: null, everyMinutes: 15, publish: 'auto' as const },
  });
  await changeSource(by, name, { isPaused: true });
  const { id: sourceId } = (await findSource(database, name)) ?? { id: 0 };
  const ref = '4100200';
  const body = whiseEstate({ subCategory: { id: 99_999 } });
  await keepRecord(database, sourceId, whise.withoutPersonal({ ref, kind: 'home', body }), by.now);
  // A home that other journeys do not ask for; a call at the same time takes another one.
  const { rows } = await sql<{ id: number; source: string; source_ref: string }>`
    update property set source = ${name}, source_ref = ${ref}
    from (
      select id, source, source_ref from property where publication = 'withdrawn' and source not like 'whise%'
      order by id desc limit 1 for update skip locked
    ) before
    where property.id = before.id returning before.*`.execute(database);
  const [{ id: propertyId, ...before } = { id: 0 }] = rows;
  await sql`insert into property_lock (property_id, key, actor, at) values (${propertyId}, 'bedrooms', 'command', ${by.now})`.execute(
    database,
  );
  await database
    .updateTable('import_record')
    .set({
      ...{ property_id: propertyId, outcome: 'changed', mapped_at: by.now, unread: ['swimmingLanes'] },
      problems: JSON.stringify([{ field: 'energyValue', reason: '"veel" is not a number' }]),
      unmapped: JSON.stringify([
        { list: 'type', value: '99999' },
        { list: 'condition', value: 'een zeer lange waarde zonder betekenis hier' },
      ]),
    })
    .where('source_id', '=', sourceId)
    .execute();
  const run = await beginRun(database, {
    ...{ sourceId, cause: 'schedule', actor: 'schedule', isRehearsal: false, isWhole: true, now: by.now },
  });
  await endRun(database, {
    ...{ id: run, sourceId, status: 'partly', error: undefined, now: by.now },
    counts: { created: 1, changed: 3, unchanged: 118, bad: 2, photos: 45, failedMedia: 1 },
    log: [{ ref, field: 'photo', reason: '72: https://pictures.whise.eu/…: the server answered 500' }],
  });
  return {
    source: `/office/imports/${name}/`,
    record: `/office/imports/${name}/records/${ref}/`,
    async remove() {
      await database.deleteFrom('property_lock').where('property_id', '=', propertyId).execute();
      await database.updateTable('property').set(before).where('id', '=', propertyId).execute();
      await database.deleteFrom('import_source').where('name', '=', name).execute();
      await database.destroy();
    },
  };
}
