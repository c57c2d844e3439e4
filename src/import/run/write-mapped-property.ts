import { findRecordState, projectOfRecord } from '#database/import/record-state.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { typedLine } from '#domain/text/typed-line.ts';
import { putProperty } from '#import/core/put-property.ts';
import { withdrawImportedIn } from '#import/core/withdraw-property.ts';
import type { MappedRecord } from '#import/crm/mapped-record.ts';
import type { WrittenRecord } from './map-record.ts';
import type { Run } from './run.ts';

/** Writes a home or a unit in a transaction of its own, or takes it off the site. */
export async function writeMappedProperty(run: Run, mapped: MappedRecord): Promise<WrittenRecord> {
  const { around, source, isRehearsal } = run;
  const state = await findRecordState(around.database, source, mapped.ref);
  if (mapped.visibility !== 'publish') {
    const name = { source: source.name, sourceRef: mapped.ref };
    const done = await around.database.transaction().execute(async (transaction) => {
      const withdrawn = await withdrawImportedIn(transaction, name, { now: around.now(), isRehearsal });
      // A break in between would make it look withdrawn by a person, and it would never come back.
      if (withdrawn === 'withdrawn' && !isRehearsal)
        await transaction
          .updateTable('import_record')
          .set({ outcome: 'withdrawn' })
          .where('source_id', '=', source.id)
          .where('ref', '=', mapped.ref)
          .execute();
      return withdrawn;
    });
    const isOff = done === 'withdrawn' || state?.outcome === 'withdrawn';
    return {
      outcome: isOff ? 'withdrawn' : 'ignored',
      problems: [],
      propertyId: state?.propertyId,
      online: done === 'withdrawn' ? 'off' : undefined,
    };
  }
  const change = await completeChange(run, mapped, state);
  const put = await putProperty(around.database, change, {
    source: source.name,
    related: run.related,
    isRehearsal,
    holdsIllegal: source.publish === 'lawful',
    now: around.now(),
  });
  const after = isRehearsal ? undefined : await findRecordState(around.database, source, mapped.ref);
  const isWritten = put.outcome === 'created' || put.outcome === 'changed';
  return {
    outcome: put.outcome,
    problems: [...put.problems, ...put.warnings],
    propertyId: after?.propertyId,
    isHeld: put.isHeld,
    online: isWritten && after?.publication === 'published' ? 'on' : undefined,
  };
}

async function completeChange(
  run: Run,
  mapped: MappedRecord,
  state: Awaited<ReturnType<typeof findRecordState>>,
): Promise<PropertyChange> {
  const { source, maps, around } = run;
  const change = { ...mapped.change, values: { ...mapped.change.values, sourceRef: mapped.ref } };
  const written = change.agentEmail;
  const email = written && typedLine(written);
  if (email) change.agentEmail = email;
  // The office's choice may stand under the address as it was written.
  const chosen = [email, written]
    .map((each) => (each ? maps.find('agent', each) : undefined))
    .find((each) => each !== undefined);
  if (typeof chosen === 'string') change.agentEmail = chosen;
  // null would remove the agent whom somebody here has named.
  else if (chosen === null || !email) delete change.agentEmail;
  else if (!run.related.agents.has(email.toLowerCase())) {
    mapped.unmapped.push({ list: 'agent', value: email });
    delete change.agentEmail;
  }
  if (mapped.parentRef !== undefined) {
    const projectId = await projectOfRecord(around.database, source, mapped.parentRef);
    if (projectId) change.values.projectId = projectId;
  }
  if (!state?.publication) {
    if (source.publish === 'draft') change.values.publication = 'draft';
  } else if (state.publication === 'withdrawn' && state.outcome && state.outcome !== 'withdrawn')
    // A person took it off the site: the source does not bring it back.
    change.values.publication = 'withdrawn';
  else if (state.publication === 'draft' && state.isHeld && source.publish !== 'draft')
    change.values.publication = 'published';
  return change;
}
