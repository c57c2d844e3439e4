import { useEffect, useRef } from 'react';
import { Button } from '#interface/button.tsx';
import { Notice } from '#office/interface/notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { Differences } from './differences.tsx';
import type { SectionSaid } from './present-section.server.ts';

/**
 * The changes that colleagues made meanwhile, and those that the form would make, with the button that applies them.
 */
export function SettingsChanges({ changes, conflict }: Pick<SectionSaid, 'changes' | 'conflict'>) {
  const t = useOfficeTexts();
  return (
    <>
      {conflict && (
        <Notice kind="soon" title={t('SETTINGS_CONFLICT')}>
          <p>{t('SETTINGS_CONFLICT_HINT')}</p>
          <Differences differences={conflict.since} />
        </Notice>
      )}
      {changes && <Changes key={changes.seen} {...changes} />}
    </>
  );
}

function Changes({ differences, seen }: NonNullable<SectionSaid['changes']>) {
  const t = useOfficeTexts();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (differences.length === 0)
    return (
      <section ref={box} tabIndex={-1} className="settings-changes">
        <p>{t('SETTINGS_SAME')}</p>
      </section>
    );
  return (
    <section ref={box} tabIndex={-1} className="settings-changes">
      <h2 className="office-section">{t('SETTINGS_CHANGES', { count: differences.length })}</h2>
      <Differences differences={differences} />
      <input type="hidden" name="seen" value={seen} />
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <Button type="submit" name="do" value="apply" size="small">
          {t('SETTINGS_APPLY')}
        </Button>
        <span className="small text-ink-3">{t('SETTINGS_CHANGES_HINT')}</span>
      </p>
    </section>
  );
}
