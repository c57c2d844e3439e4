// biome-ignore-all lint/plugin/clock: the visitor's own clock; performance.now() may stand still while the device sleeps.

import { campaignIn } from '#domain/consent/campaign.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { readEntry } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { captchaFields, keyField, workTaken } from './form-answer.ts';
import { rememberPerson } from './remembered-person.ts';
import { solveFor } from './solve-challenge.ts';

/** How far this browser is in showing that a person uses it. */
export type Check = 'none' | 'checking' | 'checked';

/** The server accepts work for half an hour after it was done. */
const freshMs = 25 * minuteMs;

const begun = new WeakSet<HTMLFormElement>();

/**
 * Prepares a form when it is first touched: adds a key by which the server recognises a request that comes twice, and
 * how the visitor came here. `name`: the server's name of the form. `onCheck`: is told how far the browser is in
 * showing that a person uses it.
 */
export function beginForm(form: HTMLFormElement, name: string, onCheck: (check: Check) => void): void {
  if (begun.has(form)) return;
  begun.add(form);
  // Browsers make a key only at a secure address; without one the server compares the answers.
  fill(form, keyField, globalThis.crypto.randomUUID?.() ?? '');
  fill(form, 'campaign', campaignIn(location.search) || (readEntry(ownKeys.campaign) ?? ''));
  fill(form, 'referrer', document.referrer);
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
  // only once.
  form.addEventListener(workTaken, () => {
    work = start();
  });

  let isReady = false;
  // Runs before React's own listener: a form is sent when the work for it is done.
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

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === '') field.value = value;
}
