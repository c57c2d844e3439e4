import { setTimeout } from 'node:timers/promises';
import { data, redirect } from 'react-router';
import { setMeaning } from '#commands/import/set-meaning.ts';
import { changeSource, publishHows, renewHookSecret } from '#commands/import/sources.ts';
import { readMaps } from '#database/import/runs.ts';
import { findSource, type ImportSource } from '#database/import/sources.ts';
import { SourceProblem } from '#import/crm/adapter.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import { readHosts } from '#import/fetch/read-hosts.ts';
import { importJob } from '#import/run/import-job.ts';
import { openSettings, openSource } from '#import/run/open-source.ts';
import { textOf } from '#office/forms/read-form.ts';
import { isCalled, type ShownAddress, secretAddress } from '#office/imports/secret-address.server.ts';
import { readSettings } from '#office/imports/source-settings.server.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { problemOf } from '#texts/problems/texts.ts';
import { ignored } from './ignored-meaning.ts';
import { readMeaningName } from './meanings.server.ts';

export type SourceAnswer = FormAnswer & {
  probe?: { isGood: boolean; text: string };
  hook?: ShownAddress;
};

export async function actOnSource(office: OfficeContext, name: string, form: FormData) {
  const source = await findSource(office.database, name);
  if (!source) throw new Response(null, { status: 404 });
  switch (textOf(form, 'do')) {
    case 'run':
      return begin(office, name, { cause: 'hand' });
    case 'whole':
      return begin(office, name, { cause: 'hand', isWhole: true });
    case 'allow':
      return begin(office, name, {
        cause: 'hand',
        isWhole: true,
        allowed: wholeNumber(textOf(form, 'allowed')),
      });
    case 'replay':
      return begin(office, name, { cause: 'replay' });
    case 'pause':
    case 'resume':
      await changeSource(staffBy(office), name, { isPaused: textOf(form, 'do') === 'pause' });
      return done(name);
    case 'probe':
      return probe(office, name);
    case 'meanings':
      return saveMeanings(office, source, form);
    case 'settings':
      return saveSettings(office, source, form);
    case 'renew':
      return renew(office, source, form);
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

type Order = { cause: 'hand' | 'replay'; isWhole?: boolean; allowed?: number; refs?: string[] };

async function begin(office: OfficeContext, name: string, order: Order) {
  await queueImport(office, name, order);
  return redirect(`/office/imports/${name}/?told=begun`, 303);
}

/** Queued, because a run takes longer than anybody waits for a page. */
export async function queueImport(office: OfficeContext, source: string, order: Order): Promise<void> {
  const { database, actor } = staffBy(office);
  await database
    .transaction()
    .execute((transaction) => office.jobs.enqueue(transaction, importJob, { source, actor, ...order }));
}

async function probe(office: OfficeContext, name: string) {
  const t = officeTextsFor(office.language);
  const answer = (isGood: boolean, text: string) =>
    data<SourceAnswer>({ problems: [], typed: {}, probe: { isGood, text } });
  try {
    const { database, now, importKey, publicUrl } = office;
    const { adapter, access } = await openSource(
      {
        ...{ database, importKey, publicUrl, findAdapter, documents: office.documents, now: () => now },
        pictures: { database, storage: office.pictureFiles, jobs: office.jobs },
        pause: async (milliseconds) => void (await setTimeout(milliseconds)),
      },
      name,
    );
    if (!adapter.probe) return answer(true, t('IMPORTS_PROBE_NONE'));
    const { account, homes } = await adapter.probe(access);
    return answer(
      true,
      homes === undefined
        ? t('IMPORTS_PROBE_GOOD', { account })
        : t('IMPORTS_PROBE_HOMES', { account, count: homes }),
    );
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    return answer(false, problemOf(t('IMPORTS_PROBE_BAD'), error.message, office.language));
  }
}

/** The names of the selects hold list and value; an empty one was left alone, and one that stays maps nothing again. */
async function saveMeanings(office: OfficeContext, { id, name: source }: ImportSource, form: FormData) {
  const before = await readMaps(office.database, id);
  for (const [field, given] of form) {
    if (!field.startsWith('meaning.') || typeof given !== 'string' || given === '') continue;
    const [list, value] = readMeaningName(field);
    if (list === undefined || value === undefined) throw new Response(null, { status: 400 });
    const target = given === ignored ? null : given.slice(0, 200);
    if (before.find(list, value) === target) continue;
    await setMeaning(staffBy(office), { source, list, value, target });
  }
  return done(source);
}

async function saveSettings(office: OfficeContext, source: ImportSource, form: FormData) {
  const t = officeTextsFor(office.language);
  const adapter = findAdapter(source.adapter);
  if (!adapter) throw new Response(null, { status: 404 });
  const { importKey } = office;
  const minutes = textOf(form, 'minutes').trim();
  if (minutes !== '' && !(wholeNumber(minutes) >= 1 && wholeNumber(minutes) <= 10_080))
    return refuseForm(form, [{ field: 'minutes', text: t('IMPORTS_MINUTES_WRONG') }]);
  const hosts = readHosts(textOf(form, 'hosts'));
  if (hosts.wrong !== undefined)
    return refuseForm(form, [{ field: 'hosts', text: t('IMPORTS_HOSTS_WRONG', { host: hosts.wrong }) }]);
  let kept: Record<string, unknown> = {};
  try {
    kept = source.secrets ? openSettings(adapter, source, importKey) : {};
  } catch (error) {
    // The secrets cannot be opened any more: they have to be typed again.
    if (!(error instanceof SourceProblem)) throw error;
  }
  const read = readSettings(form, { system: adapter, boundTo: source.name, importKey, kept, t });
  if (read.problems) return refuseForm(form, read.problems);
  await changeSource(staffBy(office), source.name, {
    settings: read.settings,
    secrets: read.secrets,
    everyMinutes: minutes === '' || !adapter.fetch ? null : wholeNumber(minutes),
    publish: publishHows.find((each) => each === textOf(form, 'publish')) ?? 'auto',
    // Unchanged ones let nothing be tried again.
    ...(hosts.hosts.join() !== source.hosts.join() && { hosts: hosts.hosts }),
  });
  return done(source.name);
}

async function renew(office: OfficeContext, { name, adapter: system }: ImportSource, form: FormData) {
  const t = officeTextsFor(office.language);
  const adapter = findAdapter(system);
  if (!adapter || !isCalled(adapter)) throw new Response('There is no such button.', { status: 400 });
  if (textOf(form, 'sure') !== 'yes')
    return refuseForm(form, [{ field: 'sure', text: t('IMPORTS_RENEW_SURE_EMPTY') }]);
  const hookSecret = await renewHookSecret(staffBy(office), name);
  if (!hookSecret) throw new Response(null, { status: 404 });
  const hook = secretAddress(office, adapter, { name, hookSecret });
  return data<SourceAnswer>({ problems: [], typed: {}, hook });
}

function wholeNumber(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
}

function done(name: string) {
  return redirect(`/office/imports/${name}/?told=done`, 303);
}
