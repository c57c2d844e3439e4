import { data } from 'react-router';
import { givePageParent, takePageOff } from '#commands/page/change-page.ts';
import type { PageToEdit } from '#commands/page/read-page.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { pageProblems } from './page-problems.server.ts';

/** Undefined if it was done, else the reason it was not. */
export async function placePage(office: OfficeContext, { page }: PageToEdit, form: FormData) {
  const t = officeTextsFor(office.language);
  const parent = textOf(form, 'parent');
  if (!/^([1-9]\d{0,8})?$/.test(parent)) throw new Response('There is no such page.', { status: 400 });
  const parentId = parent === '' ? null : Number(parent);
  const by = { ...staffBy(office), films: office.films };
  const done = await givePageParent(by, { pageId: page.id, parentId });
  switch (done.outcome) {
    case 'changed':
      return undefined;
    case 'same':
      return { refusal: t('CONTENT_PLACED_ALREADY') };
    case 'refused': {
      const { problems } = pageProblems(done.problems, office.language);
      return { refusal: t('CONTENT_NOT_PLACED'), problems };
    }
    default:
      throw data(null, 404);
  }
}

/** Takes a page off the site; a page that is off already stays so. Answers like `placePage`. */
export async function takeOff(office: OfficeContext, { page }: PageToEdit) {
  const done = await takePageOff({ ...staffBy(office), films: office.films }, page.id);
  if (done.outcome === 'no such page') throw data(null, 404);
  return done.outcome === 'refused'
    ? { refusal: officeTextsFor(office.language)('CONTENT_NOT_TAKEN_OFF') }
    : undefined;
}
