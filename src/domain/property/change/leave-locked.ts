import { inEach, type Language } from '#domain/language.ts';
import { findEditTarget } from '#domain/property/edit-key.ts';
import type { PropertyChange } from './property-change.ts';

/** Takes locked keys ('bedrooms', 'title.fr') out of a change. `offered`: what the change said of them. */
export function leaveLocked(
  change: PropertyChange,
  locked: Iterable<string>,
): { change: PropertyChange; offered: Map<string, unknown> } {
  const left: PropertyChange = { ...change, values: { ...change.values }, texts: { ...change.texts } };
  const offered = new Map<string, unknown>();
  for (const name of locked) {
    if (name === 'openDays' && left.openDays) {
      offered.set(name, left.openDays);
      delete left.openDays;
    }
    const target = findEditTarget(name);
    if (!target) continue;
    const { field, language } = target;
    const { key } = field;
    if (language) leaveLanguage(left, name, language, offered);
    else if (key in left.values) {
      offered.set(name, left.values[key] ?? null);
      delete left.values[key];
    }
    // An e-mail address names the agent as well.
    if (key === 'agentId') delete left.agentEmail;
  }
  return { change: left, offered };
}

function leaveLanguage(
  { texts }: PropertyChange,
  name: string,
  language: Language,
  offered: Map<string, unknown>,
): void {
  const key = findEditTarget(name)?.field.key;
  const said = key && texts[key];
  if (!key || said === undefined) return;
  // null removes all languages.
  const { [language]: own, ...others } = said ?? inEach(() => null);
  if (own !== undefined) offered.set(name, own);
  texts[key] = others;
}
