import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Autosave } from './autosave.ts';

/** Whether the typed values are saved, for screen readers too. */
export function SaveLine({ autosave }: { autosave: Autosave | undefined }) {
  const t = useOfficeTexts();
  const states = autosave ? [...autosave.states.values()] : [];
  const waiting = states.filter(({ state }) => state === 'waiting').length;
  const isSaving = states.some(({ state }) => state === 'saving');
  const saved = states.findLast((each) => each.state === 'saved');
  return (
    <p role="status" className="save-line">
      {waiting > 0
        ? t('EDITOR_OFFLINE', { count: waiting })
        : isSaving
          ? t('EDITOR_SAVING')
          : saved?.state === 'saved'
            ? t('EDITOR_SAVED', { when: saved.when })
            : ''}
    </p>
  );
}
