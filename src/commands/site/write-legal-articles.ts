import { keepArticle } from '#commands/article/keep-article.ts';
import { audit, type By } from '#commands/audit.ts';
import { listWrittenArticles } from '#database/site/written-articles.ts';
import { legalArticles } from '#site/legal-articles/legal-articles.ts';
import { type LackingParticular, lackingForLegalArticles } from '#site/settings/lacking-particulars.ts';
import type { Settings } from '#site/settings/settings.ts';
import { putArticles } from './put-articles.ts';

/**
 * Writes privacy, cookie policy, disclaimer and accessibility from the settings. If the settings lack something, gives
 * what, and nothing is written.
 */
export async function writeLegalArticles(
  { database, now, actor }: By,
  settings: Settings,
  { isRehearsal = false } = {},
): Promise<LackingParticular[]> {
  const lacking = lackingForLegalArticles(settings);
  if (lacking.length > 0 || isRehearsal) return lacking;
  await database.transaction().execute(async (transaction) => {
    const articles = legalArticles(settings.agency);
    const keys = articles.map(({ key }) => key as string);
    // The agency may have written its own texts: they are kept as former versions.
    for (const article of await listWrittenArticles(transaction, 'page'))
      if (article.key && keys.includes(article.key)) await keepArticle(transaction, { now, actor }, article);
    await putArticles(transaction, articles, now);
    await audit(transaction, { now, actor }, 'site.legal', 'site');
  });
  return [];
}
