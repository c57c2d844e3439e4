import type { ComponentProps } from 'react';
import { useTexts } from '#texts/use-texts.ts';
import SaveSearch from './save-search.tsx';

/** For who did not find the right property: a way to hear of new ones. */
export function SearchAlert({
  sentence,
  ...button
}: { sentence?: string } & Pick<ComponentProps<typeof SaveSearch>, 'href' | 'isChangeable' | 'children'>) {
  const t = useTexts();
  return (
    <aside className="no-print flex flex-wrap items-center justify-between gap-6 border-b border-t border-b-line border-t-ink py-7">
      <div>
        <h2 className="d4">{t('ALERT_TITLE')}</h2>
        {sentence && <p className="mt-1 text-ink-3">{sentence}</p>}
      </div>
      <SaveSearch {...button} kind="quiet" />
    </aside>
  );
}
