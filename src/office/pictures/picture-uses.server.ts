import { readPages } from '#commands/page/read-page.ts';
import { listShownPictures } from '#database/picture/library.ts';
import { listPageEdits } from '#database/site/page-edits.ts';
import { findSettings } from '#database/site/settings.ts';
import { type Language, pickText } from '#domain/language.ts';
import { pageTitle } from '#office/content-pages/page-title.server.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { picturesIn } from '#site/pages/pictures-in.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** A place that shows a picture. `to`: the screen that changes it, if the user may open that. */
export type PictureUse = { text: string; to?: string };

const screens = {
  agent: '/office/team/',
  office: '/office/offices/',
  article: '/office/content/articles/',
  testimonial: '/office/content/testimonials/',
} as const;

/** The uses of every picture that the site shows, except those of properties. */
export async function contentUses(office: OfficeContext): Promise<Map<string, PictureUse[]>> {
  const { database, language } = office;
  const t = officeTextsFor(language);
  const uses = new Map<string, PictureUse[]>();
  const add = (id: string, use: PictureUse) => {
    const known = uses.get(id) ?? [];
    if (!known.some(({ text }) => text === use.text)) uses.set(id, [...known, use]);
  };
  const [pages, edits, settings, shown] = await Promise.all([
    readPages(database),
    listPageEdits(database),
    findSettings(database),
    listShownPictures(database),
  ]);
  for (const page of pages) {
    const use = { text: pageTitle(page, language), to: `/office/content/pages/${page.name}/` };
    const edit = edits.find(({ pageId }) => pageId === page.id)?.document;
    for (const id of picturesIn([page, edit]).keys()) add(id, use);
  }
  const { may } = staffOf(office);
  for (const id of picturesIn(settings ?? {}).keys())
    add(id, { text: t('SETTINGS'), to: may('settings.write') ? '/office/settings/' : undefined });
  for (const { pictureId, kind, id, name } of shown)
    add(pictureId, {
      text: nameOf(name, language),
      to: isOfPeople(kind) && !may('staff.manage') ? undefined : `${screens[kind]}${id}/`,
    });
  return uses;
}

function isOfPeople(kind: keyof typeof screens): boolean {
  return kind === 'agent' || kind === 'office';
}

function nameOf(name: Awaited<ReturnType<typeof listShownPictures>>[number]['name'], language: Language) {
  return typeof name === 'string' ? name : (pickText(name, language)?.text ?? '');
}
