import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import { changeSections, readSettings } from '#commands/site/change-settings.ts';
import { textOf } from '#office/forms/read-form.ts';
import { storePictures } from '#office/pictures/store-pictures.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import type { Settings } from '#site/settings/settings.ts';
import { presentDifferences } from './difference-words.server.ts';
import { moveRows } from './move-rows.server.ts';
import { loadOffered } from './offered.server.ts';
import { presentSection } from './present-section.server.ts';
import type { Typed } from './read-fields.server.ts';
import { refusedWords } from './refused-words.server.ts';
import { newRow, readSection } from './section-form.server.ts';
import { sectionProblems } from './section-problems.server.ts';
import { type SectionName, sectionPath } from './section-screens.ts';

/**
 * First shows the changes that a form would make, and applies them once they were seen. The answer holds all typed
 * values.
 */
export async function sendSection(office: OfficeContext, name: SectionName, form: FormData) {
  const { language, database } = office;
  const button = textOf(form, 'do');
  const expected = textOf(form, 'expected');
  if (!/^[0-9a-f]{32}$/.test(expected)) throw new Response('The form is not ours.', { status: 400 });
  const stored = await readSettings(database);
  const refusal = await storePictures(office, form);
  const typed = typedIn(form);
  const shown = { typed, expected, language, offered: await loadOffered(office, name, typed) };
  if (refusal)
    return data(presentSection(name, stored, { ...shown, problems: [{ field: name, text: refusal }] }), 422);
  const moved = moveRows(typed, button, (list) => newRow(name, list));
  if (moved) {
    const { list } = moved;
    return data(presentSection(name, stored, { ...shown, typed: moved.typed, arranged: [list] }));
  }
  const sections = readSection(name, typed, stored);
  const problems = sectionProblems(sections, { stored, typed, language });
  if (problems.length > 0) return data(presentSection(name, stored, { ...shown, problems }), 422);
  const seen = versionOf(sections);
  const isRehearsal = button !== 'apply' || textOf(form, 'seen') !== seen;
  const done = await changeSections(staffBy(office), sections, { expected, isRehearsal });
  switch (done.outcome) {
    case 'changed':
      return redirect(`${sectionPath(name)}?told=applied`, 303);
    case 'refused':
      return data(
        presentSection(name, stored, {
          ...shown,
          problems: refusedWords(done.problems, language).map((text) => ({ field: name, text })),
        }),
        422,
      );
    case 'conflict': {
      const { since, version } = done;
      const again = await changeSections(staffBy(office), sections, { expected: version, isRehearsal: true });
      const differences = 'differences' in again ? again.differences : [];
      return data(
        presentSection(name, stored, {
          ...shown,
          expected: version,
          conflict: { since: presentDifferences(since, language) },
          changes: { differences: presentDifferences(differences, language), seen },
        }),
        409,
      );
    }
    default: {
      const differences = presentDifferences(done.differences, language);
      return data(presentSection(name, stored, { ...shown, changes: { differences, seen } }));
    }
  }
}

/** Identifies the values to write, so that nothing typed after the differences were shown is applied. */
export function versionOf(sections: Partial<Settings>): string {
  return createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 32);
}

const ofTheForm = ['do', 'expected', 'seen'];

function typedIn(form: FormData): Typed {
  const typed: Typed = {};
  for (const name of new Set(form.keys()))
    if (!ofTheForm.includes(name))
      typed[name] = form.getAll(name).filter((value) => typeof value === 'string');
  return typed;
}
