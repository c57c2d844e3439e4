import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { contentOf } from '#database/property/property-edits.ts';
import { listPropertyHistory } from '#database/property/property-history.ts';
import type { PropertyToEdit } from '#database/property/property-to-edit.ts';
import { findEditTarget, historyName, keyOfHistory, valueAt } from '#domain/property/edit-key.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { textOf } from '#office/forms/read-form.ts';
import { findEdited } from '#office/property-editor/load-editor.server.ts';
import { saveField } from '#office/property-editor/save-field.server.ts';
import { namesOf, whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { labelOf, wordsOf } from './change-words.server.ts';

const PAGE = 50;
const MOST = 1000;

export async function loadHistory(office: OfficeContext, id: string, url: URL) {
  const { database, language, now } = office;
  const found = await findEdited(office, id);
  const target = findEditTarget(url.searchParams.get('field') ?? '');
  const most = Math.min(Math.max(Number(url.searchParams.get('most')) || 0, PAGE), MOST);
  const changes = await listPropertyHistory(database, {
    propertyId: found.id,
    field: target && historyName(target),
    most: most + 1,
  });
  const shown = changes.slice(0, most);
  const names = await namesOf(
    database,
    shown.map(({ actor }) => actor),
    language,
  );
  const older = new URLSearchParams(url.searchParams);
  older.set('most', String(most + PAGE));
  return {
    id: found.id,
    reference: found.reference,
    field: target && labelOf(keyOfHistory(historyName(target)) ?? '', language),
    older: changes.length > most && most < MOST ? `?${older}` : undefined,
    changes: shown.flatMap(({ field, actor, at, before, after }) => {
      const key = keyOfHistory(field);
      const of = key && findEditTarget(key);
      if (!key || !of) return [];
      return {
        key,
        label: labelOf(key, language),
        at: at.toISOString(),
        when: whenText(at, language, now),
        who: names(actor),
        before: wordsOf(of, before, language),
        after: wordsOf(of, after, language),
        seen: JSON.stringify(contentAt(found, key)),
      };
    }),
  };
}

/** Writes the value from before a change as an edit, which is published like any other. */
export async function putBack(office: OfficeContext, id: string, form: FormData) {
  const found = await findEdited(office, id);
  const key = textOf(form, 'key');
  const target = findEditTarget(key);
  if (!target) throw new Response('There is no such field.', { status: 400 });
  const history = await listPropertyHistory(office.database, {
    propertyId: found.id,
    field: historyName(target),
    most: MOST,
  });
  const change = history.find(({ at }) => at.toISOString() === textOf(form, 'at'));
  if (!change) throw data(null, 404);
  const saved = await saveField(office, {
    propertyId: found.id,
    key,
    typed: writeTyped(target, change.before),
    seen: [textOf(form, 'seen')],
    client: randomUUID(),
    sequence: 1,
  });
  if (saved.outcome === 'conflict') return data({ isStale: true }, 409);
  return redirect(`/office/properties/${found.id}/?told=saved#field-${key}`, 303);
}

/** The content that the editor shows in the field now. */
function contentAt({ stored, edits }: PropertyToEdit, key: string): unknown {
  const target = findEditTarget(key);
  const edit = edits.find((each) => each.key === key);
  if (edit) return contentOf(edit) ?? null;
  return target ? valueAt(stored, target) : null;
}
