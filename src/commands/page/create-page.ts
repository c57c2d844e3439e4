import { audit, type By } from '#commands/audit.ts';
import { changeWithin } from '#commands/site/change-site.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import { type LocalisedText, languages } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { lockPages, readPages } from './read-page.ts';

/** Makes a draft of an own page, which is in no menu before it is published. Gives its name. */
export async function createPage(
  { database, now, actor }: By,
  title: LocalisedText,
): Promise<{ outcome: 'created'; name: string } | { outcome: 'refused'; problems: SiteProblem[] }> {
  return database.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    const pages = await readPages(transaction);
    const path = Object.fromEntries(
      languages.flatMap((language) => {
        const slug = slugOf(title[language] ?? '', language);
        return slug ? [[language, slug]] : [];
      }),
    );
    const first = Object.values(path)[0] ?? 'page';
    const wanted = /^[a-z]/.test(first) ? first.slice(0, 50) : `page-${first.slice(0, 45)}`;
    const isTaken = (name: string) => pages.some((page) => page.name === name);
    let name = wanted;
    for (let count = 2; isTaken(name); count++) name = `${wanted}-${count}`;
    const id = Math.max(...pages.map((page) => page.id)) + 1;
    const sort = Math.max(...pages.map((page) => page.sort)) + 1;
    const page = { id, name, sort, path, title, status: 'draft' };
    const { problems } = await changeWithin(transaction, pagesDocument, [...pages, page], {
      changedBy: actor,
      isRehearsal: false,
      // A new page has no film.
      films: { exists: async () => true },
    });
    if (problems.length > 0) return { outcome: 'refused', problems };
    await audit(transaction, { now, actor }, 'page.create', `page:${name}`);
    return { outcome: 'created', name };
  });
}
