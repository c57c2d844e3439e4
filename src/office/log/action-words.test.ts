import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plannedChanges } from '#commands/property/forget-plan.ts';
import { leadForms } from '#domain/lead/lead-forms.ts';
import { leadStatuses } from '#domain/lead/lead-status.ts';
import { officeTables } from '#texts/office/texts-for.ts';
import { actionKey, actionWords } from './action-words.server.ts';

const src = join(import.meta.dirname, '..', '..');

/** The values that the code may put after the point. */
const values: Record<string, readonly string[]> = {
  'lead.': [...leadForms, ...leadStatuses, 'note', 'call'],
  'alert.': ['confirm', 'pause', 'resume', 'end', 'restart', 'stay', 'change'],
  'appointment.': ['requested', 'confirmed', 'moved', 'wished', 'cancelled', 'carried_out', 'no_show'],
  'media.': ['plan', 'photo', 'describe', 'turn', 'crop', 'redact'],
  'communication.': ['publish', 'hide'],
  'feedback.': ['publish', 'hide'],
  'testimonial.': ['save', 'publish', 'withdraw'],
  'translation.': ['checked', 'machine'],
  'publication.': ['change', 'add'],
  'property.plan-': plannedChanges,
};

/** Every action that a file writes into the log. */
function actionsIn(text: string): string[] {
  if (!/\baudit\(|'audit_entry'/.test(text)) return [];
  const named = [...text.matchAll(/['`]([a-z-]+\.[a-z_-]*)(?:(\$\{)|(?![a-z_./-]))[^'`]*['`]/g)];
  return named.flatMap(([, name = '', hole]) => {
    if (isColumn(name)) return [];
    if (!hole) return /[a-z]$/.test(name) ? [name] : [];
    return values[name]?.map((value) => name + value) ?? [`${name}(a value that this test does not know)`];
  });
}

/** A column in a query, or the name of a setting. */
function isColumn(name: string): boolean {
  return /^(?:picture\.(?!add|remove)|settings\.(?!change|restore))|\.(?:id|[a-z]+_id)$/.test(name);
}

const written = new Set(
  globSync(['commands/**/*.ts', 'login/**/*.ts', 'database/**/*.ts', 'server/**/*.ts'], { cwd: src })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => actionsIn(readFileSync(join(src, path), 'utf8'))),
);

it('finds what the code writes', () => {
  expect(written.size).toBeGreaterThan(60);
  for (const action of [
    'staff.log-in',
    'staff.log-in-failed',
    'media.crop',
    'property.plan-withdraw',
    'open-day.add',
  ])
    expect(written).toContain(action);
});

describe.each(['nl', 'fr', 'de', 'en'] as const)('in %s', (language) => {
  it('every action that the code writes has words', () => {
    const keys = Object.keys(officeTables[language]);
    expect([...written].filter((action) => !keys.includes(actionKey(action)))).toEqual([]);
  });
});

const now = new Date('2026-11-23T12:00:00Z');

it.each([
  ['staff.invite agent', 'Uitgenodigd (makelaar)'],
  ['property.plan-publish refused', 'Geplande publicatie geweigerd'],
  ['property.plan-publish 2026-11-23T13:31:00.000Z', 'Publicatie gepland (14.31\u00a0uur)'],
  ['property.unlock openDays', 'Veld weer door de bron beheerd (Opendeurdagen)'],
  ['property.availability option', 'Status gewijzigd (In optie)'],
  ['media.remove 0123456789abcdef0123', 'Foto weggehaald'],
  ['document.add soil', 'Document toegevoegd (Bodemattest)'],
  ['property.publish despite epc: komt nog', 'Pand gepubliceerd (ondanks: komt nog)'],
  ['settings.change languages defaultLanguage theme', 'Instellingen gewijzigd (Talen, Vormgeving)'],
  ['settings.change bygone', 'Instellingen gewijzigd'],
  ['settings.restore 12', 'Instellingen teruggezet'],
  ['something.new 3', 'something.new 3'],
])('%s is said as %s', (action, words) => {
  expect(actionWords(action, 'nl', now).toLowerCase()).toBe(words.toLowerCase());
});
