import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Notice, Refusal, StatusLine } from '#office/interface/notice.tsx';
import { UnreadNotice } from '#office/translation/unread-notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { EditorAnswer } from './act-on-property.server.ts';

const UNREAD_FORM = 'unread';

/** The result of a button. Buttons stay in sight far down a long form, so the result is scrolled into view. */
export function AnswerNotices({
  told,
  page,
  answer,
  propertyId,
}: {
  told: string;
  /** The visitors' page, if the property is published. */
  page: string | undefined;
  answer: EditorAnswer | undefined;
  propertyId: number;
}) {
  const t = useOfficeTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.refusal || answer?.unread) box.current?.scrollIntoView({ block: 'center' });
  }, [answer]);
  return (
    <div ref={box} className="editor-answer">
      <StatusLine>{told}</StatusLine>
      {told && page && (
        <a href={page} className="door-link small">
          {t('EDITOR_SEE_ON_SITE')}
        </a>
      )}
      {answer?.refusal && <Refusal title={answer.refusal} />}
      {answer?.unread && (
        <>
          <Form id={UNREAD_FORM} method="post">
            {Object.entries(answer.unread.sent).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </Form>
          <UnreadNotice
            count={answer.unread.count}
            button={answer.unread.button}
            subject={`property-${propertyId}`}
            form={UNREAD_FORM}
          />
        </>
      )}
      {answer && Object.keys(answer.fields).length > 0 && (
        <Notice kind="soon" title={t('EDITOR_CONFLICTS')} />
      )}
    </div>
  );
}
