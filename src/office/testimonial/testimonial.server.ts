import { data, redirect } from 'react-router';
import {
  changeTestimonial,
  declineTestimonial,
  type TestimonialTexts,
} from '#commands/testimonial/moderate-testimonial.ts';
import { findWrittenTestimonial, testimonialVersion } from '#database/site/testimonials.ts';
import { isLanguage, type LocalisedText, languages } from '#domain/language.ts';
import { formatDay } from '#domain/time/dates.ts';
import { languageOf, textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

const LIST = '/office/content/testimonials/';

/** `isLate`: somebody else changed it since it was shown. */
export type TestimonialAnswer = FormAnswer & { isLate?: true };

const tolds = { save: 'TESTIMONIAL_SAVED', publish: 'TESTIMONIAL_PUBLISHED' } as const;

export async function loadTestimonial({ database, language }: OfficeContext, id: string, url: URL) {
  const t = officeTextsFor(language);
  const found = /^[1-9]\d{0,8}$/.test(id) ? await findWrittenTestimonial(database, Number(id)) : undefined;
  if (!found) throw new Response(null, { status: 404 });
  const { author, comment, occasion, originalLanguage, postedOn, publication, email } = found;
  const told = url.searchParams.get('told');
  return {
    told: told === 'save' || told === 'publish' ? t(tolds[told]) : '',
    author,
    note: t('TESTIMONIAL_POSTED', { day: formatDay(postedOn, language) }),
    publication,
    hasAddress: email !== null,
    expected: testimonialVersion(found),
    languages: languages.map((each) => ({ value: each, label: ownLanguageNames[each] })),
    ownLanguage: language,
    given: {
      author,
      originalLanguage: originalLanguage ?? '',
      ...Object.fromEntries(
        languages.flatMap((each) => [
          [`comment.${each}`, comment[each] ?? ''],
          [`occasion.${each}`, occasion[each] ?? ''],
        ]),
      ),
    },
  };
}

export async function actOnTestimonial(office: OfficeContext, id: number, form: FormData) {
  const t = officeTextsFor(office.language);
  const act = textOf(form, 'do');
  const expected = textOf(form, 'expected');
  if (act !== 'save' && act !== 'publish' && act !== 'withdraw' && act !== 'decline')
    throw new Response('There is no such button.', { status: 400 });
  if (act === 'decline') {
    const reason = textOf(form, 'reason').trim().slice(0, 2000);
    if (!reason) return refuseForm(form, [{ field: 'reason', text: t('TESTIMONIAL_REASON_MISSING') }]);
    const { jobs, settings } = office;
    const by = { ...staffBy(office), jobs, defaultLanguage: settings.defaultLanguage };
    const done = await declineTestimonial(by, id, { reason, reasonLanguage: languageOf(form), expected });
    return answer(done, act, { id, form, late: t('TESTIMONIAL_LATE'), field: 'reason' });
  }
  const texts = readTexts(form);
  const problems: FormAnswer['problems'] = [];
  if (!texts.author) problems.push({ field: 'author', text: t('TESTIMONIAL_AUTHOR_MISSING') });
  const [first] = Object.keys(texts.comment);
  const needed = texts.originalLanguage ?? first;
  if (!needed || !texts.comment[needed as keyof LocalisedText])
    problems.push({ field: `comment.${needed ?? 'nl'}`, text: t('TESTIMONIAL_EMPTY') });
  if (problems.length > 0) return refuseForm(form, problems);
  const done = await changeTestimonial(staffBy(office), id, { texts, expected, act });
  return answer(done, act, { id, form, late: t('TESTIMONIAL_LATE'), field: 'author' });
}

/** A form sent too late is shown again, with the present texts. */
function answer(
  done: 'done' | 'gone' | 'late',
  act: string,
  { id, form, late, field }: { id: number; form: FormData; late: string; field: string },
) {
  if (done === 'gone') throw new Response(null, { status: 404 });
  if (done === 'late') {
    const { data: refused } = refuseForm(form, [{ field, text: late }]);
    return data<TestimonialAnswer>({ ...refused, isLate: true }, 409);
  }
  const to = act === 'save' || act === 'publish' ? `${LIST}${id}/?told=${act}` : `${LIST}?told=${act}`;
  return redirect(to, 303);
}

function readTexts(form: FormData): TestimonialTexts {
  const inEach = (name: string): LocalisedText =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const text = textOf(form, `${name}.${language}`).replaceAll('\r\n', '\n').trim().slice(0, 4000);
        return text ? [[language, text]] : [];
      }),
    );
  const original = textOf(form, 'originalLanguage');
  return {
    author: textOf(form, 'author').replace(/\s+/g, ' ').trim().slice(0, 80),
    comment: inEach('comment'),
    occasion: inEach('occasion'),
    originalLanguage: isLanguage(original) ? original : null,
  };
}
