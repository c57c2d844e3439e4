import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import { ArticleState } from '#office/articles/article-state.tsx';
import { ContentHistory } from '#office/content-editing/content-history.tsx';
import { ContentPreview } from '#office/content-editing/content-preview.tsx';
import { PublishNow } from '#office/content-editing/publish-now.tsx';
import { PublishPanel } from '#office/content-editing/publish-panel.tsx';
import { SaveLine, type Saving } from '#office/content-editing/save-line.tsx';
import { useAwaitedAnswer } from '#office/content-editing/use-awaited-answer.ts';
import { readForm } from '#office/forms/read-form.ts';
import { EditorHeading } from '#office/interface/editor-heading.tsx';
import { EnterSaves } from '#office/interface/enter-saves.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { UnreadNotice } from '#office/translation/unread-notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { type ArticleAnswer, actOnArticle } from './act-on-article.server.ts';
import { ARTICLE_FORM, ArticleForm } from './article-form.tsx';
import { LegalNotice } from './legal-notice.tsx';
import { loadArticle } from './load-article.server.ts';
import { OffTheSite } from './off-the-site.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadArticle(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnArticle(context.get(officeContext), params.id, await readForm(request));
}

/** A form whose publication is refused was kept all the same: its article waits, and has one more past state. */
export const shouldRevalidate = () => true;

export default function Article({ loaderData }: Route.ComponentProps) {
  const { id, title, address, waiting, plan, legal, seen, told, previews, category, keyToChoose } =
    loaderData;
  const t = useOfficeTexts();
  const answer = useActionData() as ArticleAnswer | undefined;
  const { key } = useLocation();
  const { drawn, isAwaited } = useAwaitedAnswer(answer);
  const [shownIn, showIn] = useState(loaderData.shownIn);
  const [kept, setKept] = useState(seen);
  const [saving, setSaving] = useState<Saving>();
  const isStale = loaderData.isOverOlder || answer?.isStale;
  return (
    <>
      <PageTitle page={title} />
      {/* Not the button that publishes. */}
      <EnterSaves form={ARTICLE_FORM} />
      <EditorHeading
        back={{ to: `/office/content/articles/?category=${category}`, label: t('ARTICLES') }}
        title={title}
        note={address}
      >
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ArticleState
            publication={loaderData.publication}
            isWaiting={waiting !== undefined}
            planned={plan && !plan.isRefused ? plan.when : undefined}
            refused={plan?.isRefused ? plan.when : undefined}
          />
          <PublishNow
            form={ARTICLE_FORM}
            isStale={isStale}
            isQuiet={!waiting && loaderData.publication === 'published'}
          />
        </div>
      </EditorHeading>
      <div className="content-editor article-editor">
        <div className="flex flex-col gap-4">
          <SaveLine saving={saving} told={told} />
          {legal && <LegalNotice {...legal} seen={seen} />}
          {answer?.unread && (
            <UnreadNotice {...answer.unread} subject={`article-${id}`} form={ARTICLE_FORM} />
          )}
          <ArticleForm
            key={drawn}
            loaded={loaderData}
            answer={answer}
            isAwaited={isAwaited}
            onKept={setKept}
            onSaving={setSaving}
            shownIn={shownIn}
            onShowIn={showIn}
          />
        </div>
        <div className="content-beside">
          {keyToChoose && <p className="text-ink-2">{t('ARTICLE_NOWHERE', { key: keyToChoose })}</p>}
          <ContentPreview previews={previews} shownIn={shownIn} version={`${key} ${kept}`} />
          <div className="content-panels">
            <div className="flex flex-col gap-7">
              <PublishPanel form={ARTICLE_FORM} plan={plan} waiting={waiting} />
              <OffTheSite {...loaderData} />
            </div>
            <ContentHistory history={loaderData.history} seen={seen} />
          </div>
        </div>
      </div>
    </>
  );
}
