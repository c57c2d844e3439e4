import { Form } from 'react-router';
import { Notice } from '#office/interface/notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedArticle } from './load-article.server.ts';

/** What happens to a text that is written from the settings once it is changed here. */
export function LegalNotice({
  isOther,
  canWrite,
  seen,
}: NonNullable<LoadedArticle['legal']> & { seen: string }) {
  const t = useOfficeTexts();
  return (
    <Notice
      title={t(isOther ? 'ARTICLE_LEGAL_OTHER' : 'ARTICLE_LEGAL_WRITTEN')}
      action={
        isOther &&
        canWrite && (
          <Form method="post">
            <input type="hidden" name="seen" value={seen} />
            <button type="submit" name="do" value="from-settings" className="editor-undo">
              {t('ARTICLE_FROM_SETTINGS')}
            </button>
          </Form>
        )
      }
    >
      {t(isOther ? 'ARTICLE_LEGAL_OTHER_HINT' : 'ARTICLE_LEGAL_WRITTEN_HINT')}
    </Notice>
  );
}
