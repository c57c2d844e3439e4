import { type Command, NotThere, type Site, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { lockField, unlockField } from '#commands/property/field-lock.ts';
import { findRecordState } from '#database/import/record-state.ts';
import { readRecord } from '#database/import/records.ts';
import { findPropertyToEdit } from '#database/property/property-to-edit.ts';
import { runImport } from '#import/run/run-import.ts';
import { countsLine } from './imports.ts';
import { getSource, importSurroundings, tellProblems } from './open-import.ts';

export const importsRecord: Command = {
  name: 'imports record',
  summary: 'Shows the last record of a home at a system, and its outcome',
  help: `npm run gevel -- imports record SOURCE REF [--raw]

REF is the home's id at the system. Shows the reference of the property here, and the fields that are managed here.

  --raw  the record as the system sent it, as JSON, without personal data

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, openSite }) {
    const { values, positionals } = readFlags(args, { raw: { type: 'boolean', default: false } });
    const [name = '', ref, ...more] = positionals;
    if (!ref || more.length > 0) throw new WrongUse('Give the source and the ref.');
    await using site = await openSite();
    const { record, outcome, propertyId } = await find(site, name, ref);
    if (values.raw) {
      out(`${JSON.stringify(record.body, undefined, 2)}\n`);
      return 0;
    }
    const home = propertyId === undefined ? undefined : await findPropertyToEdit(site.database, propertyId);
    const what = [ref, record.kind, outcome ?? 'not handled yet', home?.reference];
    out(`${what.filter(Boolean).join('  ')}\n`);
    for (const { key } of home?.locks ?? []) out(`${key} is managed here\n`);
    return 0;
  },
};

export const importsLock: Command = {
  name: 'imports lock',
  summary: 'Stops a system from changing a field of a home, or allows it again',
  help: `npm run gevel -- imports lock SOURCE REF FIELD [--release]

From then on the field is managed here and imports leave it alone. FIELD is a column of properties export, such as
bedrooms or description.fr; photos stands for all photographs, photoOrder for their order alone, openDays for all
open days. With --release the system manages it again, and its last record is applied at once.

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { release: { type: 'boolean', default: false } });
    const [name = '', ref, key, ...more] = positionals;
    if (!ref || !key || more.length > 0) throw new WrongUse('Give the source, the ref and the field.');
    await using site = await openSite();
    const { propertyId } = await find(site, name, ref);
    if (propertyId === undefined) throw new NotThere(`${ref} has no property here.`);
    const by = { database: site.database, now, actor: 'command' };
    if (!values.release) {
      const outcome = await lockField(by, { propertyId, key });
      if (outcome === 'no such field') throw new WrongUse(`There is no field ${key}.`);
      out(`${key} is managed here\n`);
      return 0;
    }
    if (!(await unlockField(by, { propertyId, key }))) throw new NotThere(`${key} was not managed here.`);
    const order = { cause: 'replay', actor: 'command', refs: [ref] } as const;
    const ran = await tellProblems(() => runImport(importSurroundings(site, now), name, order));
    const what = ran.status === 'busy' ? 'its value follows within a minute' : countsLine(ran.counts);
    out(`${key} comes from ${name} again: ${what}\n`);
    return 0;
  },
};

async function find(site: Site, name: string, ref: string) {
  const source = await getSource(site, [name]);
  const record = await readRecord(site.database, source.id, ref);
  if (!record) throw new NotThere(`${name} has no record of ${ref}.`);
  const state = await findRecordState(site.database, source, ref);
  return { record, outcome: state?.outcome, propertyId: state?.propertyId };
}
