import { contentHash } from '#commands/content-hash.ts';
import type { WrittenArticle } from '#database/site/written-articles.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { legalArticles } from '#site/legal-articles/legal-articles.ts';
import { lackingForLegalArticles } from '#site/settings/lacking-particulars.ts';

type Texts = Pick<WrittenArticle['content'], 'title' | 'intro' | 'body'>;

/** The text that the settings give for privacy, cookies, disclaimer and accessibility; undefined for other articles. */
export function textFromSettings({ settings }: OfficeContext, key: string | null): Texts | undefined {
  const found = legalArticles(settings.agency).find((each) => each.key === key);
  return found && { title: found.title, intro: found.intro, body: found.body };
}

/**
 * Whether the text differs from the one that the settings give, and whether the settings are complete enough to write
 * it.
 */
export function legalState(office: OfficeContext, { key, content }: WrittenArticle) {
  const written = textFromSettings(office, key);
  if (!written) return undefined;
  const { title, intro, body } = content;
  return {
    isOther: contentHash({ title, intro, body }) !== contentHash(written),
    canWrite: lackingForLegalArticles(office.settings).length === 0,
  };
}
