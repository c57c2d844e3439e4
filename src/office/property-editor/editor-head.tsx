import { Form } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { EditorHeading } from '#office/interface/editor-heading.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { Sign } from '#office/interface/sign.tsx';
import type { Presence } from '#office/property-presence/route.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { loadEditor } from './load-editor.server.ts';
import { PublishButton } from './publish-button.tsx';
import { WhoElse } from './who-else.tsx';

type Loaded = Awaited<ReturnType<typeof loadEditor>>;

const states = {
  draft: { kind: 'empty', text: 'PUBLICATION_DRAFT' },
  published: { kind: 'done', text: 'PUBLICATION_PUBLISHED' },
  withdrawn: { kind: 'soon', text: 'PUBLICATION_WITHDRAWN' },
} as const;

/** The name of the property, its state on the site, and the actions on the whole of it. */
export function EditorHead({ loaded, others }: { loaded: Loaded; others: Presence['others'] }) {
  const { id, title, address, publication, waiting, mayPublish, plans, meter } = loaded;
  const t = useOfficeTexts();
  const { kind, text } = states[publication as keyof typeof states];
  const isPublished = publication === 'published';
  return (
    <EditorHeading back={{ to: '/office/properties/', label: t('PROPERTIES') }} title={title} note={address}>
      <div className="editor-actions">
        <WhoElse others={others} />
        <Sign kind={kind}>{t(text)}</Sign>
        {waiting > 0 && !(mayPublish && isPublished) && (
          <Sign kind="soon">{t('EDITOR_UNPUBLISHED', { count: waiting })}</Sign>
        )}
        <div className="editor-buttons">
          <ButtonLink to={`/office/properties/${id}/preview/`} kind="quiet" size="small">
            <OfficeIcon name="eye" />
            {t('EDITOR_PREVIEW')}
          </ButtonLink>
          {mayPublish && (
            <details className="editor-menu">
              <summary className="button button-quiet button-small">{t('EDITOR_MORE_ACTIONS')}</summary>
              <div className="editor-menu-panel">
                {plans.map(({ change, when }) => (
                  <Form method="post" key={change} className="flex items-baseline justify-between gap-4">
                    <p>{t(change === 'publish' ? 'EDITOR_PLANNED' : 'EDITOR_PLANNED_WITHDRAW', { when })}</p>
                    <input type="hidden" name="change" value={change} />
                    <button type="submit" name="do" value="forget-plan" className="editor-undo">
                      {t('EDITOR_FORGET')}
                    </button>
                  </Form>
                ))}
                <Form method="post" className="flex flex-col gap-2">
                  <p className="font-semibold">
                    {t(isPublished ? 'EDITOR_WITHDRAW_AT' : 'EDITOR_PUBLISH_AT')}
                  </p>
                  <input type="hidden" name="change" value={isPublished ? 'withdraw' : 'publish'} />
                  <div className="editor-menu-moment">
                    <input
                      type="date"
                      name="day"
                      required
                      aria-label={t('DAY')}
                      className="field office-field"
                    />
                    <input
                      type="time"
                      name="time"
                      defaultValue="08:00"
                      aria-label={t('TIME')}
                      className="field office-field"
                    />
                  </div>
                  <Button type="submit" name="do" value="plan" kind="quiet" size="dense">
                    {t('EDITOR_PLAN')}
                  </Button>
                </Form>
                {isPublished && (
                  <Form method="post">
                    <Button type="submit" name="do" value="withdraw" kind="quiet" size="dense">
                      {t('EDITOR_WITHDRAW')}
                    </Button>
                  </Form>
                )}
                {waiting > 0 && (
                  <Form method="post">
                    <Button type="submit" name="do" value="discard" kind="quiet" size="dense">
                      {t('EDITOR_DISCARD')}
                    </Button>
                  </Form>
                )}
              </div>
            </details>
          )}
          {mayPublish && (!isPublished || waiting > 0) && (
            <PublishButton
              id={id}
              isPublished={isPublished}
              lacks={meter.law.length}
              waiting={waiting}
              size="small"
            />
          )}
        </div>
      </div>
    </EditorHeading>
  );
}
