import { data, redirect } from 'react-router';
import { createSource } from '#commands/import/sources.ts';
import { listSourceSummaries } from '#database/import/source-summaries.ts';
import { listTroubledSources } from '#database/import/troubles.ts';
import { adapters, findAdapter } from '#import/crm/adapters.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { isCalled, type ShownAddress, secretAddress } from './secret-address.server.ts';
import { readSettings, settingFields } from './source-settings.server.ts';
import { howRead, stateOf, systemNames } from './source-words.server.ts';

/** `?system=` puts the fields of that system into the form below the list. */
export async function loadImports({ database, language, now }: OfficeContext, url: URL) {
  const t = officeTextsFor(language);
  const summaries = await listSourceSummaries(database);
  const troubled = new Set((await listTroubledSources(database, now)).map(({ name }) => name));
  const chosen = findAdapter(url.searchParams.get('system') ?? '');
  return {
    note: t('IMPORTS_NOTE', { count: summaries.length }),
    systems: adapters.map(({ name }) => ({ value: name, label: systemNames[name] ?? name })),
    chosen: chosen && {
      system: chosen.name,
      label: systemNames[chosen.name] ?? chosen.name,
      fields: settingFields(chosen, t),
    },
    rows: summaries.map(({ source, homes, bad, last }) => ({
      name: source.name,
      state: stateOf(source, last, { isTroubled: troubled.has(source.name), now, t }),
      how: howRead(source, t),
      homes: String(homes),
      last: last ? whenText(last.started_at, language, now) : '–',
      bad: String(bad),
    })),
  };
}

export type AddAnswer = FormAnswer & { hook?: ShownAddress };

/** Shows the secret address at once if the system sends its data. */
export async function addSource(office: OfficeContext, form: FormData) {
  const t = officeTextsFor(office.language);
  const adapter = findAdapter(textOf(form, 'system'));
  if (!adapter) throw new Response('There is no such system.', { status: 400 });
  const name = textOf(form, 'name').trim();
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    return refuseForm(form, [{ field: 'name', text: t('IMPORTS_NAME_WRONG') }]);
  const { importKey } = office;
  const read = readSettings(form, { system: adapter, boundTo: name, importKey, kept: {}, t });
  if (read.problems) return refuseForm(form, read.problems);
  const created = await createSource(staffBy(office), {
    ...{ name, adapter: adapter.name, settings: read.settings, secrets: read.secrets },
    everyMinutes: adapter.fetch ? 15 : null,
    publish: 'auto',
  });
  if (created.outcome === 'named so')
    return refuseForm(form, [{ field: 'name', text: t('IMPORTS_NAME_TAKEN') }]);
  if (!isCalled(adapter)) return redirect(`/office/imports/${name}/?told=done`, 303);
  const hook = secretAddress(office, adapter, { name, hookSecret: created.hookSecret });
  return data<AddAnswer>({ problems: [], typed: {}, hook });
}
