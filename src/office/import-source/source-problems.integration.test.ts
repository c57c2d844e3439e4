import { expect, it } from 'vitest';
import { beginRun, endRun } from '#database/import/runs.ts';
import { now, officeImports, sourcesPath, whisePath } from '#test/office-imports.ts';
import { logInStaff } from '#test/staff.ts';

const { site, database, see, text, addWhise, addRecord } = await officeImports();

/** Adds a run that read this many properties. */
async function addRun(sourceId: number, status: 'done' | 'refused', counts: object): Promise<void> {
  const id = await beginRun(database, {
    ...{ sourceId, cause: 'schedule', actor: 'job', isRehearsal: false, isWhole: true, now },
  });
  await endRun(database, { id, sourceId, status, counts, log: [], error: undefined, now });
}

const log = [
  { ref: '204', field: 'photo', reason: '72: https://pictures.whise.eu/7?…: the server answered 500' },
  { ref: '204', field: 'bedrooms', reason: '"veel" is not a number' },
  { ref: '204', field: 'record', reason: 'something nobody has words for' },
];

it.each([
  [
    'nl',
    [
      'Foto: 72: https://pictures.whise.eu/7?…: de server gaf een fout (500)',
      'Slaapkamers: "veel" is geen getal',
    ],
  ],
  ['fr', ['Photo\u202f: 72\u202f: https://pictures.whise.eu/7?…\u202f: le serveur a donné une erreur (500)']],
  ['de', ['der Server gab einen Fehler (500)', 'Schlafzimmer: "veel" ist keine Zahl']],
  ['en', ['technical message: something nobody has words for', 'Whise does not accept the access details.']],
] as const)('tells in %s what was not right', async (language, said) => {
  const source = await addWhise();
  await addRecord(source);
  await database
    .updateTable('import_record')
    .set({ problems: JSON.stringify(log.slice(1)) })
    .execute();
  const error = 'Whise does not accept what the source logs in with.';
  const run = { cause: 'schedule', actor: 'job', isRehearsal: false, isWhole: true, now } as const;
  const id = await beginRun(database, { sourceId: source, ...run });
  await endRun(database, { id, sourceId: source, status: 'failed', counts: {}, log, error, now });
  const reader = await logInStaff(site, 'admin', { language });
  const page = async (path: string) =>
    (await (await see(path, reader.cookie)).text()).replaceAll('<!-- -->', '').replaceAll('&quot;', '"');
  const pages = `${await page(whisePath)} ${await page(`${whisePath}records/204/`)}`;
  for (const words of said) expect(pages).toContain(words);
  const shown = pages.replace(/<script[\s\S]*?<\/script>/g, '');
  // In English a value is shown as it is stored.
  const kept = language === 'en' ? [error] : ['the server answered', 'is not a number', error];
  for (const sentence of kept) expect(shown).not.toContain(sentence);
});

it('tells of the last run, and asks a person where more than half were missing', async () => {
  const source = await addWhise();
  await addRun(source, 'done', { unchanged: 118 });
  await addRun(source, 'refused', { unchanged: 41, bad: 2 });
  const page = await text(whisePath);
  expect(page).toContain('Meer dan de helft ontbrak');
  expect(page).toMatch(/<dt>gelijk<\/dt><dd>41<\/dd>/);
  expect(await text(sourcesPath)).toContain('Gestopt');
});

it('says which message of a source could not be carried out, until its home came in by a later one', async () => {
  const source = await addWhise();
  const add = (dedup: string, minute: number, given: { status: string; error?: string }) => {
    const at = new Date(`2026-11-20T10:0${minute}:00Z`);
    const hook = { source_id: source, dedup, refs: ['204'], received_at: at, next_attempt_at: at, ...given };
    return database.insertInto('import_hook').values(hook).execute();
  };
  expect(await text(whisePath)).not.toContain('kon niet worden uitgevoerd');
  await add('first', 1, { status: 'received', error: 'Another run was on its way.' });
  const page = await text(whisePath);
  expect(page).toContain('1 bericht van whise kon niet worden uitgevoerd');
  expect(page).toContain('204: er liep al een andere run');
  await add('second', 2, { status: 'done' });
  expect(await text(whisePath)).not.toContain('kon niet worden uitgevoerd');
});

it('tells Today of a source that was not read for long', async () => {
  const source = await addWhise();
  await database
    .updateTable('import_source')
    .set({ watched_since: new Date('2026-11-01'), healthy_at: new Date('2026-11-20') })
    .where('id', '=', source)
    .execute();
  expect(await text('/office/')).toContain('Import van whise is niet in orde');
});
