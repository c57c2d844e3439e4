import { data, redirect } from 'react-router';
import { readSettings, restoreSettings, settingsVersion } from '#commands/site/change-settings.ts';
import { settingsDocument } from '#commands/site/settings-document.ts';
import { findSiteChange, listSiteChanges, type SiteChange } from '#database/site/site-changes.ts';
import { nameActors } from '#database/staff/audit-log.ts';
import type { Language } from '#domain/language.ts';
import { formatTime } from '#domain/time/dates.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { presentDifferences } from '#office/settings/difference-words.server.ts';
import { refusedWords } from '#office/settings/refused-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';

const NEWEST = 50;

/** `?change=`: shows one of them, with the changes that putting it back would make now. */
export async function loadHistory(office: OfficeContext, url: URL) {
  const { database, language } = office;
  const t = officeTextsFor(language);
  const changes = await listSiteChanges(database, 'settings', NEWEST);
  const names = await nameActors(
    database,
    changes.map(({ changedBy }) => changedBy),
  );
  const asked = url.searchParams.get('change') ?? '';
  return {
    told: url.searchParams.get('told') === 'restored' ? t('SETTINGS_RESTORED') : '',
    chosen: /^[1-9]\d{0,8}$/.test(asked) ? await loadChange(office, Number(asked)) : undefined,
    changes: changes.map((change) => ({
      id: change.id,
      when: whenInWords(change.changedAt, language),
      who: names.get(change.changedBy) ?? change.changedBy,
      count: t('SETTINGS_CHANGE_COUNT', { count: differencesOf(change).length }),
      differences: presentDifferences(differencesOf(change).slice(0, 100), language),
    })),
  };
}

/** The changes that putting it back would make. */
async function loadChange({ database, language, ...office }: OfficeContext, id: number) {
  const change = await findSiteChange(database, 'settings', id);
  if (!change) return undefined;
  const expected = settingsVersion(await readSettings(database));
  const by = staffBy({ database, language, ...office });
  const done = await restoreSettings(by, id, { isRehearsal: true });
  return {
    id,
    when: whenInWords(change.changedAt, language),
    expected,
    problems: done.outcome === 'refused' ? refusedWords(done.problems, language) : [],
    differences: 'differences' in done ? presentDifferences(done.differences, language) : [],
  };
}

/** 409 if a colleague changed the settings since the differences were shown: they are shown again. */
export async function putBack(office: OfficeContext, form: FormData, url: URL) {
  const id = textOf(form, 'change');
  const expected = textOf(form, 'expected');
  if (!/^[1-9]\d{0,8}$/.test(id) || !/^[0-9a-f]{32}$/.test(expected))
    throw new Response('The form is not ours.', { status: 400 });
  const done = await restoreSettings(staffBy(office), Number(id), { expected, isRehearsal: false });
  if (done.outcome === 'gone') throw new Response(null, { status: 404 });
  if (done.outcome === 'changed' || done.outcome === 'same')
    return redirect('/office/settings/history/?told=restored', 303);
  url.searchParams.set('change', id);
  return data(await loadHistory(office, url), done.outcome === 'conflict' ? 409 : 422);
}

function differencesOf({ before, after }: SiteChange) {
  return settingsDocument.differences(
    settingsDocument.complete(before ?? undefined),
    settingsDocument.complete(after),
  );
}

function whenInWords(at: Date, language: Language): string {
  return `${dayInWords(at, language)}, ${timeText(formatTime(at), language)}`;
}
