import { Form } from 'react-router';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedArticle } from './load-article.server.ts';

/** A draft that was never public is deleted; a published article is taken off the site, and its address is kept. */
export function OffTheSite({ publication, isNeeded }: Pick<LoadedArticle, 'publication' | 'isNeeded'>) {
  const t = useOfficeTexts();
  if (publication === 'withdrawn') return null;
  if (isNeeded) return <p className="small text-ink-3">{t('ARTICLE_NO_NEED')}</p>;
  const isDraft = publication === 'draft';
  return (
    <Form method="post">
      <button type="submit" name="do" value={isDraft ? 'remove' : 'withdraw'} className="editor-undo">
        {t(isDraft ? 'ARTICLE_REMOVE' : 'ARTICLE_WITHDRAW')}
      </button>
    </Form>
  );
}
