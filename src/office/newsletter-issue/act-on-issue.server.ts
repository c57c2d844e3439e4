import { data, redirect } from 'react-router';
import { forgetIssuePlan, sendIssue, testIssue } from '#commands/newsletter/send-issue.ts';
import { removeIssue, saveIssue } from '#commands/newsletter/write-issue.ts';
import { plannedAt } from '#office/forms/planned-at.ts';
import { textOf } from '#office/forms/read-form.ts';
import { siteLanguageOr } from '#office/forms/site-languages.server.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { readIssueForm } from './read-issue-form.server.ts';

const acts = ['save', 'test', 'send', 'plan', 'remove', 'forget'] as const;

/** Keeps the content of the form first, whichever button was pressed. */
export async function actOnIssue(office: OfficeContext, id: number, form: FormData) {
  const t = officeTextsFor(office.language);
  const act = acts.find((each) => each === textOf(form, 'do'));
  if (!act || !Number.isSafeInteger(id)) throw new Response('There is no such button.', { status: 400 });
  const asked = textOf(form, 'in');
  const language = siteLanguageOr(office, asked);
  const here = (told: string) =>
    redirect(`/office/content/newsletter/${id}/?told=${told}&in=${language}`, 303);
  const refuse = (text: OfficeTextKey, status: number, field = 'do') =>
    data(refuseForm(form, [{ field, text: t(text) }]).data, status);
  const answer = (done: string, told: string) => {
    if (done === 'gone') throw new Response(null, { status: 404 });
    return done === 'late' ? refuse('NEWSLETTER_LATE', 409) : here(told);
  };

  if (act === 'forget') return answer(await forgetIssuePlan(staffBy(office), id), 'forgotten');
  const expected = Number(textOf(form, 'expected')) || 0;
  if (act === 'remove') {
    const done = await removeIssue(staffBy(office), id, expected);
    return done === 'done' ? redirect('/office/content/newsletter/?told=removed', 303) : answer(done, '');
  }
  const read = await readIssueForm(office, form);
  if (read.problems.length > 0) return refuseForm(form, read.problems);
  const saved = await saveIssue(staffBy(office), id, { content: read.content, expected });
  if (saved !== 'done' || act === 'save') return answer(saved, 'saved');
  // The form that is shown again must name the version that has just been kept.
  form.set('expected', String(expected + 1));

  const { jobs, settings } = office;
  const sending = { ...staffBy(office), jobs, site: settings };
  if (act === 'test') {
    const done = await testIssue(sending, id, { recipient: staffOf(office).email, language });
    return done === 'unwritten' ? refuse('NEWSLETTER_UNWRITTEN', 422) : answer(done, 'tested');
  }
  if (act === 'send' && textOf(form, 'sure') !== 'yes') return refuse('NEWSLETTER_NOT_SURE', 422, 'sure');
  const at = act === 'plan' ? plannedAt(form, office.now) : undefined;
  if (act === 'plan' && !at) return refuse('EDITOR_PLAN_PAST', 422, 'day');
  const done = await sendIssue(sending, id, { at, expected: expected + 1 });
  if (done === 'past') return refuse('EDITOR_PLAN_PAST', 422, 'day');
  if (done === 'nobody') return refuse('NEWSLETTER_NOBODY', 422);
  if (done === 'unwritten') return refuse('NEWSLETTER_UNWRITTEN', 422);
  return answer(done, act === 'plan' ? 'planned' : 'sent');
}
