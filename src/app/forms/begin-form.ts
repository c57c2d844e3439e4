// biome-ignore-all lint/plugin/clock: the visitor's own clock; performance.now() may stand still while the device sleeps.

import { readEntry, writeEntry } from '#app/browser-storage.ts';
import { campaignIn } from '#domain/consent/campaign.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { captchaFields, keyField, workTaken } from './form-answer.ts';
import { solveFor } from './solve-challenge.ts';

/** What nearly every form asks of a person; the next form offers it again. */
const personNames = ['first_name', 'last_name', 'email', 'phone', 'street', 'postal_code', 'city'];

/** Whether this browser has shown that a person uses it. */
export type Check = 'none' | 'checking' | 'checked';

/** The server accepts work for half an hour after it was done. */
const freshMs = 25 * minuteMs;

const begun = new WeakSet<HTMLFormElement>();

/**
 * Prepares a form when it is first touched: a key by which the server knows the same request when it comes twice, how
 * the visitor came here, and what this browser remembers of the person. What is sent is remembered in its turn. `name`:
 * the server's name of the form. `onCheck`: hears how far the browser is in showing that a person uses it.
 */
export function beginForm(form: HTMLFormElement, name: string, onCheck: (check: Check) => void): void {
  if (begun.has(form)) return;
  begun.add(form);
  // Browsers make a key only at a secure address; without one the server compares what was typed.
  fill(form, keyField, globalThis.crypto.randomUUID?.() ?? '');
  fill(form, 'campaign', campaignIn(location.search) || (readEntry(ownKeys.campaign) ?? ''));
  fill(form, 'referrer', document.referrer);
  offerPerson(form);
  let work = start();

  function start() {
    onCheck('checking');
    const solved = solveFor(name).then((text) => {
      onCheck(text ? 'checked' : 'none');
      return text;
    });
    return { solved, at: Date.now() };
  }

  // Work sent with a form that was refused for a field is good for the next attempt; work that the server took counts
  // once.
  form.addEventListener(workTaken, () => {
    work = start();
  });

  let isReady = false;
  // Runs before React hears of it: a form is sent when the work for it is done.
  form.addEventListener(
    'submit',
    async (event) => {
      if (isReady) {
        isReady = false;
        rememberPerson(form);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (Date.now() - work.at > freshMs) work = start();
      const field = form.elements.namedItem(captchaFields.work);
      if (field instanceof HTMLInputElement) field.value = await work.solved;
      isReady = true;
      // In a turn of its own: a form does nothing when it is asked to send itself during its own submit event.
      setTimeout(() => form.requestSubmit(event.submitter));
    },
    { capture: true },
  );
}

function offerPerson(form: HTMLFormElement): void {
  const person = rememberedPerson();
  for (const name of personNames) fill(form, name, person[name] ?? '');
  fill(form, 'reach', person.email ?? person.phone ?? '');
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

/** Never overwrites what somebody has typed. */
function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === '') field.value = value;
}
