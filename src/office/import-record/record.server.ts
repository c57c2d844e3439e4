import { redirect } from 'react-router';
import { lockField, unlockField } from '#commands/property/field-lock.ts';
import { findRecordState } from '#database/import/record-state.ts';
import { readRecord } from '#database/import/records.ts';
import { readMaps } from '#database/import/runs.ts';
import { findSource, type ImportSource } from '#database/import/sources.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import { textOf } from '#office/forms/read-form.ts';
import { queueImport } from '#office/import-source/act-on-source.server.ts';
import { outcomeText } from '#office/import-source/load-source.server.ts';
import { problemLine } from '#office/imports/problem-line.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { compareRecord } from './compare-record.server.ts';

export type { ComparedPart } from './compare-record.server.ts';

type Params = { source: string; ref: string };

export async function loadRecord(office: OfficeContext, { source: name, ref }: Params, url: URL) {
  const { database, language } = office;
  const t = officeTextsFor(language);
  const { source, record, state } = await find(office, { source: name, ref });
  const adapter = findAdapter(source.adapter);
  const mapped = adapter?.map(record, await readMaps(database, source.id));
  const kept = state?.problems ?? [];
  const compared = await compareRecord(office, mapped?.change, state?.propertyId);
  return {
    source: name,
    ref,
    told: url.searchParams.get('told') === 'begun' ? t('IMPORTS_BEGUN') : '',
    outcome: outcomeText(state?.outcome ?? null, t),
    // Problems that stopped the record are stored; the mapper gives again those that only left out a value.
    problems: [...new Set([...kept, ...(mapped?.warnings ?? [])].map((each) => problemLine(each, language)))],
    parts: compared.parts,
    same:
      compared.same > 0 && compared.parts.length > 0
        ? t('IMPORTS_RECORD_SAME', { count: compared.same })
        : undefined,
    unread: mapped?.unread ?? [],
    raw: JSON.stringify(record.body, undefined, 2),
    home: state?.propertyId
      ? { href: `/office/properties/${state.propertyId}/`, reference: compared.reference }
      : undefined,
  };
}

export async function actOnRecord(office: OfficeContext, params: Params, form: FormData) {
  const { state } = await find(office, params);
  const here = `/office/imports/${params.source}/records/${encodeURIComponent(params.ref)}/`;
  const key = textOf(form, 'key');
  switch (textOf(form, 'do')) {
    case 'replay':
      await queueImport(office, params.source, { cause: 'replay', refs: [params.ref] });
      return redirect(`${here}?told=begun`, 303);
    case 'lock':
    case 'unlock': {
      if (!state?.propertyId) throw new Response(null, { status: 404 });
      const field = { propertyId: state.propertyId, key };
      if (textOf(form, 'do') === 'unlock') await unlockField(staffBy(office), field);
      else if ((await lockField(staffBy(office), field)) === 'no such field')
        throw new Response(null, { status: 400 });
      return redirect(here, 303);
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

async function find({ database }: OfficeContext, { source: name, ref }: Params) {
  const source: ImportSource | undefined = await findSource(database, name);
  const record = source && (await readRecord(database, source.id, ref));
  if (!source || !record) throw new Response(null, { status: 404 });
  return { source, record, state: await findRecordState(database, source, ref) };
}
