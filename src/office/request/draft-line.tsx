import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { DraftState } from './draft-saving.ts';

/** Whether the answer is saved while it is typed, and the way to throw it away, which asks first. */
export function DraftLine({ state }: { state: DraftState | undefined }) {
  const t = useOfficeTexts();
  const words = {
    saved: state?.outcome === 'saved' && t('REPLY_DRAFT', { when: state.when }),
    waits: t('REPLY_DRAFT_WAITS'),
    refused: t('REPLY_DRAFT_REFUSED'),
    sent: '',
  };
  return (
    <div className="draft-line">
      <p role="status">{state && words[state.outcome]}</p>
      {state?.outcome === 'saved' && (
        <details>
          <summary className="editor-undo">{t('REPLY_DRAFT_DISCARD')}</summary>
          <Button type="submit" name="do" value="discard" kind="quiet" size="dense" className="mt-2">
            {t('REPLY_DRAFT_DISCARD_YES')}
          </Button>
        </details>
      )}
    </div>
  );
}
