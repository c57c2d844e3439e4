import { readEntry, writeEntry } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';

/** Keeps the answers so far in this tab until the request is sent. */
export function keepAnswers(form: HTMLFormElement, names: readonly string[]): void {
  const data = new FormData(form);
  const typed = Object.fromEntries(names.map((name) => [name, data.getAll(name)]));
  writeEntry(ownKeys.answers, JSON.stringify(typed));
}

/** Fills in only empty fields: an address that was typed on another page counts for more. */
export function bringBackAnswers(form: HTMLFormElement): boolean {
  const typed = keptAnswers();
  if (!typed) return false;
  for (const [name, values] of Object.entries(typed)) {
    const inputs = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
    if (inputs.some((input) => (isTicked(input) ? input.checked : input.value !== ''))) continue;
    for (const input of inputs) {
      if (isTicked(input)) input.checked = values.includes(input.value);
      else input.value = values.at(-1) ?? '';
    }
  }
  return true;
}

export function forgetAnswers(): void {
  writeEntry(ownKeys.answers, null);
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

function keptAnswers(): Record<string, string[]> | undefined {
  try {
    const typed: unknown = JSON.parse(readEntry(ownKeys.answers) ?? 'null');
    const entries = Object.entries(typed ?? {}).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((each) => typeof each === 'string'),
    );
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
}
