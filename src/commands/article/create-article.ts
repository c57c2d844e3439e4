import { audit, type By } from '#commands/audit.ts';
import { takenSlugs } from '#database/site/written-articles.ts';
import type { Language } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import { pathNames } from '#site/paths/paths.ts';

/** An article that can be made: a news item, a text for pages to show, or the missing article of a screen. */
type NewArticle = { category: 'news' | 'page' } | { category: 'service' | 'page'; key: string };

export const articlesOfScreens = [
  { key: 'serviceSelling', category: 'service' },
  { key: 'serviceLetting', category: 'service' },
  { key: 'about', category: 'page' },
] as const;

/** Makes a draft, which nobody sees before it is published. Gives its id. */
export async function createArticle(
  { database, now, actor }: By,
  { title, language, ...article }: NewArticle & { title: string; language: Language },
): Promise<number | 'there already'> {
  return database.transaction().execute(async (transaction) => {
    const wanted = slugOf(title, language).slice(0, 80).replace(/-$/, '') || article.category;
    const key = 'key' in article ? article.key : undefined;
    const keys = await transaction.selectFrom('article').select('key').where('key', 'is not', null).execute();
    const isTaken = (name: string) =>
      keys.some((row) => row.key === name) || pathNames.some((each) => each === name);
    if (key && keys.some((row) => row.key === key)) return 'there already';
    let slug = wanted;
    for (let count = 2; article.category === 'news' ? await isOther(slug) : isTaken(slug); count++)
      slug = `${wanted}-${count}`;
    const { id } = await transaction
      .insertInto('article')
      .values({
        category: article.category,
        key: key ?? (article.category === 'news' ? null : slug),
        slug: JSON.stringify(article.category === 'news' ? { [language]: slug } : {}),
        title: JSON.stringify({ [language]: title }),
        publication: 'draft',
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, { now, actor }, 'article.create', `article:${id}`);
    return id;

    async function isOther(name: string): Promise<boolean> {
      return (await takenSlugs(transaction, 0, [name])).size > 0;
    }
  });
}
