import { campaignIn } from '#domain/campaign.ts';
import { ownKeys } from '#site/storage-keys.ts';
import { readEntry, writeEntry } from '../browser-storage.ts';
import { keyField } from './form-answer.ts';

/** What nearly every form asks of a person, and offers again in the next. */
const personNames = ['first_name', 'last_name', 'email', 'phone', 'street', 'postal_code', 'city'];

const begun = new WeakSet<HTMLFormElement>();

/**
 * Prepares a form when it is first touched: a key by which the server knows the same request when it comes twice, how
 * the visitor came here, and what this browser remembers of the person. What is sent is remembered in its turn.
 */
export function beginForm(form: HTMLFormElement): void {
  if (begun.has(form)) return;
  begun.add(form);
  // Browsers make one for a secure address only; without it the server compares what was typed.
  fill(form, keyField, globalThis.crypto.randomUUID?.() ?? '');
  fill(form, 'campaign', campaignIn(location.search) || (readEntry(ownKeys.campaign) ?? ''));
  fill(form, 'referrer', document.referrer);
  offerPerson(form);
  form.addEventListener('submit', () => rememberPerson(form));
}

function offerPerson(form: HTMLFormElement): void {
  const person = rememberedPerson();
  for (const name of personNames) fill(form, name, person[name] ?? '');
  const title = form.querySelector<HTMLInputElement>(
    `[name="title"][value="${CSS.escape(person.title ?? '')}"]`,
  );
  if (title && !form.querySelector('[name="title"]:checked')) title.checked = true;
}

function rememberPerson(form: HTMLFormElement): void {
  const typed = new FormData(form);
  const person = rememberedPerson();
  for (const name of [...personNames, 'title']) {
    const value = typed.get(name);
    if (typeof value === 'string' && value) person[name] = value;
  }
  writeEntry(ownKeys.person, JSON.stringify(person));
}

function rememberedPerson(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(readEntry(ownKeys.person) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Never over what somebody has typed. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === '') field.value = value;
}
