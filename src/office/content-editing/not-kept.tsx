import { useEffect, useRef } from 'react';
import { Button } from '#interface/button.tsx';
import { Notice } from '#office/interface/notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { EditAnswer } from './edit-answer.ts';

/**
 * Says why the content of the form is not kept or published, and takes the focus when a button is refused; not
 * when a save in the background is refused, as somebody is typing then. `mine`: a button with it keeps the form over
 * what a colleague saved.
 */
export function NotKept({
  answer,
  told,
  mine,
}: {
  answer: EditAnswer<unknown> | undefined;
  told: string;
  mine: string | undefined;
}) {
  const t = useOfficeTexts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.refusal) notice.current?.focus();
  }, [answer]);
  return (
    <div ref={notice} tabIndex={-1} role="alert">
      <Notice
        kind="wrong"
        title={told}
        action={
          mine && (
            <Button type="submit" name="over" value={mine} kind="quiet" size="dense">
              {t('CONTENT_KEEP_MINE')}
            </Button>
          )
        }
      >
        {answer?.problems?.map(({ field, text }) => (
          <p key={`${field} ${text}`}>
            <a href={`#${field}`} className="problem-link">
              {text}
            </a>
          </p>
        ))}
      </Notice>
    </div>
  );
}
