import { isLanguage } from '#domain/language.ts';
import { textOf } from '#office/forms/read-form.ts';

/**
 * Why nothing was kept or published. `sent`: the content of the form; `seen`: the state that its sender had seen, or has
 * made.
 */
export type EditAnswer<Content> = {
  refusal?: string;
  problems?: { field: string; text: string }[];
  sent?: Content;
  seen?: string;
  /** Sent back, it keeps the form over what a colleague saved. */
  over?: string;
  isStale?: boolean;
  /** Machine translations that nobody has read; pressing the same button again publishes them. */
  unread?: { count: number; button: string };
};

/** The language that the form is shown in, for the address of a redirect: it stays the same. */
export function shownIn(form: FormData): string {
  const shown = textOf(form, 'in');
  return isLanguage(shown) ? `&in=${shown}` : '';
}
