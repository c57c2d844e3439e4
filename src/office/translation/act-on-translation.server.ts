import { data, redirect } from 'react-router';
import { markTranslations } from '#commands/translation/mark-translation.ts';
import { textHash } from '#database/text/text-hash.ts';
import { listTextStates } from '#database/text/text-states.ts';
import { isLanguage } from '#domain/language.ts';
import { problemOfText } from '#domain/property/change/value-problem.ts';
import { isWritten } from '#domain/text/translation-state.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { mayDescribe, stateOf, subjectPath } from '#office/translations/subject.server.ts';
import { readMarked } from '#site/articles/marked-text.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { findSubject } from './find-subject.server.ts';
import { suggestTexts } from './suggest.server.ts';
import { canWrite, type WrittenText, writeTexts } from './write-texts.server.ts';

/** The texts that were not kept, and why, by their keys; `refusal`: why none was. */
export type TranslationAnswer = {
  refusal?: string;
  problems: Record<string, string>;
  typed: Record<string, string>;
};

/** Keeps the typed texts first, whichever button was pressed. */
export async function actOnTranslation(office: OfficeContext, name: string, form: FormData) {
  const subject = await findSubject(office, name);
  const language = textOf(form, 'to');
  if (!isLanguage(language)) throw new Response('A language is expected here.', { status: 400 });
  if (!form.has('still') && !form.has('suggest') && textOf(form, 'do') !== 'save')
    throw new Response('There is no such button.', { status: 400 });
  const { settings, database } = office;
  const t = officeTextsFor(office.language);
  const states = await listTextStates(database, subject);
  const pairs = subject.texts.flatMap((text) => {
    const found = stateOf(text, language, { states, defaultLanguage: settings.defaultLanguage });
    return found ? [{ text, ...found }] : [];
  });
  const here = (told: string) => redirect(`${subjectPath(subject)}?to=${language}&told=${told}`, 303);

  // A translation or check counts only if the source is still the text that the user saw.
  const sawSource = ({ text, source }: (typeof pairs)[number]) =>
    textOf(form, `of.${text.key}`) === textHash(text.current[source]);

  const answer: TranslationAnswer = { problems: {}, typed: {} };
  const written = canWrite(subject)
    ? pairs.flatMap((pair): WrittenText[] => {
        const { text, source } = pair;
        const field = `text.${text.key}`;
        if (
          !form.has(field) ||
          !mayDescribe(subject, text) ||
          text.fed?.includes(language) ||
          text.taken?.includes(language)
        )
          return [];
        const typed = textOf(form, field).replace(/\r\n?/g, '\n').trim();
        const was = textOf(form, `was.${text.key}`).replace(/\r\n?/g, '\n').trim();
        if (typed === was) return [];
        answer.typed[text.key] = typed;
        if (!sawSource(pair)) {
          answer.problems[text.key] = t('TRANSLATION_CONFLICT');
          return [];
        }
        if (typed.length > text.max || problemOfText(typed)) {
          answer.problems[text.key] = t('CONTENT_PROBLEM');
          return [];
        }
        const value = text.kind === 'rich' ? readMarked(typed) : typed === '' ? undefined : typed;
        const seen = textOf(form, `seen.${text.key}`) || 'null';
        return [{ key: text.key, value, seen, source: text.current[source], sourceLanguage: source }];
      })
    : [];
  if (written.length > 0)
    for (const [key, why] of await writeTexts(office, subject, {
      language,
      texts: written,
      state: 'checked',
    }))
      answer.problems[key] = why;
  if (Object.keys(answer.problems).length > 0) return data(answer, 409);

  const still = pairs.find(({ text }) => text.key === textOf(form, 'still'));
  if (still && isWritten(still.text.current[language])) {
    if (written.some(({ key }) => key === still.text.key)) return here('saved');
    const { text, source } = still;
    const [sourceText, target] = [text.current[source], text.current[language]];
    if (!sawSource(still) || textOf(form, `seen.${text.key}`) !== JSON.stringify(target)) {
      answer.problems[text.key] = t('TRANSLATION_CONFLICT');
      return data(answer, 409);
    }
    const marked = {
      sourceLanguage: source,
      language,
      source: sourceText,
      target,
      state: 'checked' as const,
    };
    await markTranslations(staffBy(office), subject, [marked]);
    return here('still');
  }
  if (form.has('suggest')) {
    if (!canWrite(subject)) throw new Response('This is not translated here.', { status: 405 });
    const key = textOf(form, 'suggest');
    const isKept = (each: string) => written.some((one) => one.key === each);
    const asked = pairs.filter(
      ({ text, state }) =>
        !isKept(text.key) &&
        !text.isCaption &&
        !text.fed?.includes(language) &&
        !text.taken?.includes(language) &&
        (key === 'all' ? state === 'missing' : text.key === key),
    );
    const { texts, problem } = await suggestTexts(office, subject, language, asked);
    const refused = await writeTexts(office, subject, { language, texts, state: 'machine' });
    for (const [each, why] of refused) answer.problems[each] = why;
    if (problem || refused.size > 0)
      return data<TranslationAnswer>({ ...answer, typed: {}, refusal: problem }, 422);
    return here('suggested');
  }
  return here('saved');
}
