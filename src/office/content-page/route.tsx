import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import { ContentHistory } from '#office/content-editing/content-history.tsx';
import { ContentPreview } from '#office/content-editing/content-preview.tsx';
import { PublishNow } from '#office/content-editing/publish-now.tsx';
import { PublishPanel } from '#office/content-editing/publish-panel.tsx';
import { SaveLine, type Saving } from '#office/content-editing/save-line.tsx';
import { useAwaitedAnswer } from '#office/content-editing/use-awaited-answer.ts';
import { readForm } from '#office/forms/read-form.ts';
import { EditorHeading } from '#office/interface/editor-heading.tsx';
import { EnterSaves } from '#office/interface/enter-saves.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { UnreadNotice } from '#office/translation/unread-notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnPage, type PageAnswer } from './act-on-page.server.ts';
import { loadPage } from './load-page.server.ts';
import { PAGE_FORM, PageForm } from './page-form.tsx';
import { PlacePanel } from './place-panel.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPage(context.get(officeContext), params.name, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnPage(context.get(officeContext), params.name, await readForm(request));
}

/** A form whose publication is refused was kept all the same: its page waits, and has one more past state. */
export const shouldRevalidate = () => true;

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { title, address, waiting, isDraft, isOverOlder, told, previews } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData() as PageAnswer | undefined;
  const { key } = useLocation();
  const { drawn, isAwaited } = useAwaitedAnswer(answer);
  const [shownIn, showIn] = useState(loaderData.shownIn);
  const [kept, setKept] = useState(loaderData.seen);
  const [saving, setSaving] = useState<Saving>();
  const isStale = isOverOlder || answer?.isStale;
  return (
    <>
      <PageTitle page={title} />
      {/* Not the button that publishes. */}
      <EnterSaves form={PAGE_FORM} />
      <EditorHeading
        back={{ to: '/office/content/pages/', label: t('CONTENT_PAGES') }}
        title={title}
        note={address}
      >
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Sign kind={isDraft ? 'empty' : 'done'}>
            {t(isDraft ? 'PUBLICATION_DRAFT' : 'PUBLICATION_PUBLISHED')}
          </Sign>
          {waiting && <Sign kind="soon">{t('CONTENT_WAITING')}</Sign>}
          <PublishNow form={PAGE_FORM} isStale={isStale} isQuiet={!waiting && !isDraft} />
        </div>
      </EditorHeading>
      <div className="content-editor">
        <div>
          <SaveLine saving={saving} told={told} />
          {answer?.unread && (
            <UnreadNotice {...answer.unread} subject={`page-${loaderData.id}`} form={PAGE_FORM} />
          )}
          <PageForm
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
          <ContentPreview previews={previews} shownIn={shownIn} version={`${key} ${kept}`} />
          <div className="content-panels">
            <PublishPanel form={PAGE_FORM} plan={loaderData.plan} waiting={waiting} />
            <PlacePanel {...loaderData} />
            <ContentHistory history={loaderData.history} seen={loaderData.seen} />
          </div>
        </div>
      </div>
    </>
  );
}
