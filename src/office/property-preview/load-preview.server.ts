import { redirect } from 'react-router';
import { discardEdits } from '#commands/property/discard-edits.ts';
import { contentOf } from '#database/property/property-edits.ts';
import type { Language } from '#domain/language.ts';
import { findEditTarget, valueAt } from '#domain/property/edit-key.ts';
import { textOf } from '#office/forms/read-form.ts';
import { findEdited, loadEditor } from '#office/property-editor/load-editor.server.ts';
import { namesOf, whenText } from '#office/property-editor/who-and-when.server.ts';
import { labelOf, wordsOf } from '#office/property-history/change-words.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { previewLinks } from './preview-links.server.ts';

const widths = { phone: 'SETTINGS_PHONE', wide: 'SETTINGS_WIDE' } as const;
type Width = keyof typeof widths;

/** The changes that publishing will make, and the page after them. `?in=fr&on=wide`: the language and the width. */
export async function loadPreview(office: OfficeContext, id: string, url: URL) {
  const { database, language, now, settings } = office;
  const found = await findEdited(office, id);
  const { title, address, told, publication, meter, plans, mayPublish } = await loadEditor(office, id, url);
  const t = officeTextsFor(language);
  const names = await namesOf(
    database,
    found.edits.map(({ actor }) => actor),
    language,
  );
  const previews = await previewLinks(office, found);
  const isShown = (code: string) => previews.some((each) => each.language === code);
  const asked = url.searchParams.get('in') ?? '';
  const shownIn = ([asked, language].find(isShown) ?? settings.defaultLanguage) as Language;
  const width: Width = url.searchParams.get('on') === 'wide' ? 'wide' : 'phone';
  const href = previews.find((each) => each.language === shownIn)?.href ?? '';
  return {
    ...{
      id: found.id,
      title,
      address,
      told,
      publication,
      waiting: found.edits.length,
      meter,
      plans,
      mayPublish,
      shownIn,
      width,
      href,
    },
    changes: found.edits.flatMap((edit) => {
      const target = findEditTarget(edit.key);
      if (!target) return [];
      return {
        key: edit.key,
        label: labelOf(edit.key, language),
        before: wordsOf(target, valueAt(found.stored, target), language),
        after: edit.problem === null ? wordsOf(target, contentOf(edit), language) : (edit.typed ?? ''),
        who: names(edit.actor),
        when: whenText(edit.at, language, now),
      };
    }),
    languages: previews.map(({ language: code }) => ({
      to: `?in=${code}&on=${width}`,
      text: ownLanguageNames[code],
      isCurrent: code === shownIn,
    })),
    widths: (Object.keys(widths) as Width[]).map((each) => ({
      to: `?in=${shownIn}&on=${each}`,
      text: t(widths[each]),
      isCurrent: each === width,
    })),
  };
}

export type LoadedPreview = Awaited<ReturnType<typeof loadPreview>>;

/** Undoes one change, or all. Publishing and planning are sent to the editor. */
export async function takeBack(office: OfficeContext, id: string, form: FormData) {
  const found = await findEdited(office, id);
  const key = textOf(form, 'undo');
  if (key && !findEditTarget(key)) throw new Response('There is no such field.', { status: 400 });
  if (!key && textOf(form, 'do') !== 'discard')
    throw new Response('There is no such button.', { status: 400 });
  await discardEdits(staffBy(office), found.id, key ? [key] : undefined);
  return redirect(`/office/properties/${found.id}/preview/?told=discarded`, 303);
}
