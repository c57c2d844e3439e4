import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { WrittenField } from './shown-field.ts';

/**
 * A colleague wrote in the same field: shows their value and asks which one to keep. Without JavaScript sending again
 * keeps
 * one's own.
 */
export function Conflict({
  theirs,
  onTake,
  onKeep,
}: {
  theirs: readonly WrittenField[];
  onTake: (() => void) | undefined;
  onKeep: (() => void) | undefined;
}) {
  const t = useOfficeTexts();
  return (
    <div role="alert" className="mt-2 border-l-[3px] border-ochre py-1 pl-3">
      {theirs.map(({ content, who, when, words }) => (
        <p key={content} className="small">
          {t('EDITOR_CONFLICT', { who, when, value: words })}
        </p>
      ))}
      {onTake && onKeep ? (
        <p className="mt-1.5 flex flex-wrap gap-2">
          <Button type="button" kind="quiet" size="dense" onClick={onTake}>
            {t('EDITOR_TAKE')}
          </Button>
          <Button type="button" kind="quiet" size="dense" onClick={onKeep}>
            {t('EDITOR_KEEP')}
          </Button>
        </p>
      ) : (
        <p className="small text-ink-3">{t('EDITOR_CONFLICT_HINT')}</p>
      )}
    </div>
  );
}
