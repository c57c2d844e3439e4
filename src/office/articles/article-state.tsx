import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ListedArticle } from './list-articles.server.ts';

/** Whether visitors see the article, and which changes wait. */
export function ArticleState({
  publication,
  isWaiting,
  planned,
  refused,
}: Pick<ListedArticle, 'publication' | 'isWaiting' | 'planned' | 'refused'>) {
  const t = useOfficeTexts();
  const isOn = publication === 'published';
  const words = {
    draft: t('PUBLICATION_DRAFT'),
    published: t('PUBLICATION_PUBLISHED'),
    withdrawn: t('PUBLICATION_WITHDRAWN'),
  };
  return (
    <span className="flex flex-wrap gap-x-4">
      <Sign kind={isOn ? 'done' : 'empty'}>{words[publication]}</Sign>
      {refused ? (
        <Sign kind="must">{t('CONTENT_PLAN_REFUSED', { when: refused })}</Sign>
      ) : planned ? (
        <Sign kind="soon">{t('CONTENT_PLANNED', { when: planned })}</Sign>
      ) : (
        isWaiting && <Sign kind="soon">{t('CONTENT_WAITING')}</Sign>
      )}
    </span>
  );
}
