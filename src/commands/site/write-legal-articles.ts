import { audit, type By } from '#commands/audit.ts';
import { legalArticles } from '#site/legal-articles/legal-articles.ts';
import { type LackingParticular, lackingForLegalArticles } from '#site/settings/lacking-particulars.ts';
import type { Settings } from '#site/settings/settings.ts';
import { putArticles } from './put-articles.ts';

/** Writes privacy, cookie policy and disclaimer from the settings. Gives what these lack, where nothing was written. */
export async function writeLegalArticles(
  { database, now, actor }: By,
  settings: Settings,
  { isRehearsal = false } = {},
): Promise<LackingParticular[]> {
  const lacking = lackingForLegalArticles(settings);
  if (lacking.length > 0 || isRehearsal) return lacking;
  await database.transaction().execute(async (transaction) => {
    await putArticles(transaction, legalArticles(settings.agency), now);
    await audit(transaction, { now, actor }, 'site.legal', 'site');
  });
  return [];
}
