// biome-ignore-all lint/plugin/clock: the visitor's own clock.

import { dayMs } from '#domain/time/durations.ts';
import { readEntry, writeEntry } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';

const addressNames = ['street', 'postal_code', 'city'];

/** Nearly every form asks a person for these. */
const personNames = ['first_name', 'last_name', 'email', 'phone', ...addressNames];

/** Marks the box by which a visitor asks to be remembered; it has no name, so that it is never sent. */
export const rememberBox = 'data-remember-person';

/**
 * Fills in what this browser remembers, as soon as the form is there. A field that already has the focus is filled in
 * and selected, so that typing replaces it.
 */
export function offerPerson(form: HTMLFormElement): void {
  const person = rememberedPerson();
  if (!person) return;
  // Half of a typed address is not completed with half of another one.
  const hasAddress = addressNames.some((name) => inputIn(form, name)?.value);
  for (const name of personNames)
    if (!(hasAddress && addressNames.includes(name))) offer(inputIn(form, name), person[name] ?? '');
  offer(inputIn(form, 'reach'), person.email ?? person.phone ?? '');
  const title = form.querySelector<HTMLInputElement>(
    `[name="title"][value="${CSS.escape(person.title ?? '')}"]`,
  );
  if (title && !form.querySelector('[name="title"]:checked')) title.checked = true;
  const box = form.querySelector<HTMLInputElement>(`[${rememberBox}]`);
  if (box) box.checked = true;
}

/** Remembers only if the box is ticked. */
export function rememberPerson(form: HTMLFormElement): void {
  if (!form.querySelector(`[${rememberBox}]:checked`)) return;
  const typed = new FormData(form);
  const person = rememberedPerson() ?? {};
  for (const name of [...personNames, 'title']) {
    const value = typed.get(name);
    if (typeof value === 'string' && value) person[name] = value;
  }
  const until = Date.now() + ownKeys.person.days * dayMs;
  writeEntry(ownKeys.person, JSON.stringify({ until, person }));
}

export function forgetPerson(): void {
  writeEntry(ownKeys.person, null);
}

/** Forgets entries that are too old or were kept before visitors were asked. */
function rememberedPerson(): Record<string, string> | undefined {
  const text = readEntry(ownKeys.person);
  if (text === null) return undefined;
  try {
    const { until, person } = JSON.parse(text) as { until?: unknown; person?: unknown };
    if (typeof until === 'number' && until > Date.now()) {
      const entries = Object.entries(person ?? {}).filter(([, value]) => typeof value === 'string');
      return Object.fromEntries(entries) as Record<string, string>;
    }
  } catch {
    // Not written by this code.
  }
  forgetPerson();
  return undefined;
}

function inputIn(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Never overwrites what somebody has typed. */
function offer(field: HTMLInputElement | undefined, value: string): void {
  if (field?.value !== '' || value === '') return;
  field.value = value;
  const selectOffered = () => {
    if (field.value === value) field.select();
  };
  if (document.activeElement === field) selectOffered();
  // A click puts the caret somewhere after the field has the focus.
  for (const event of ['focus', 'click']) field.addEventListener(event, selectOffered, { once: true });
}
