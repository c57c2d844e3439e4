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
  summary: 'Shows what a system said last of a home, and what became of it',
  help: `npm run gevel -- imports record SOURCE REF [--raw]

REF is the home's id at the system. Names the property here, and the fields that are managed here.

  --raw  what the system said, as JSON, without what is personal

Exit status: 0 done, 1 it cannot be, 2 called wrongly.
`,
  async run(args, { out, openSite }) {
    const { values, positionals } = readFlags(args, { raw: { type: 'boolean', default: false } });
    const [name = '', ref, ...more] = positionals;
    if (!ref || more.length > 0) throw new WrongUse('Say source and ref.');
    await using site = await openSite();
    const { record, outcome, propertyId } = await find(site, name, ref);
    if (values.raw) {
      out(`${JSON.stringify(record.body, undefined, 2)}\n`);
      return 0;
    }
    const home = propertyId === undefined ? undefined : await findPropertyToEdit(site.database, propertyId);
    const what = [ref, record.kind, outcome ?? 'not looked at yet', home?.reference];
    out(`${what.filter(Boolean).join('  ')}\n`);
    for (const { key } of home?.locks ?? []) out(`${key} is managed here\n`);
    return 0;
  },
};

export const importsLock: Command = {
  name: 'imports lock',
  summary: 'Keeps a field of a home from its system, or gives it back',
  help: `npm run gevel -- imports lock SOURCE REF FIELD [--release]

FIELD is a name of properties export, such as bedrooms, or description.fr; photos for all photographs. What was given
back is made again at once from what the system said last.

Exit status: 0 done, 1 it cannot be, 2 called wrongly.
`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { release: { type: 'boolean', default: false } });
    const [name = '', ref, key, ...more] = positionals;
    if (!ref || !key || more.length > 0) throw new WrongUse('Say source, ref and field.');
    await using site = await openSite();
    const { propertyId } = await find(site, name, ref);
    if (propertyId === undefined) throw new NotThere(`${ref} is no property here.`);
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
    const what = ran.status === 'busy' ? 'it follows in a minute' : countsLine(ran.counts);
    out(`${key} comes from ${name} again: ${what}\n`);
    return 0;
  },
};

async function find(site: Site, name: string, ref: string) {
  const source = await getSource(site, [name]);
  const record = await readRecord(site.database, source.id, ref);
  if (!record) throw new NotThere(`${name} said nothing of ${ref}.`);
  const state = await findRecordState(site.database, source, ref);
  return { record, outcome: state?.outcome, propertyId: state?.propertyId };
}
