import { lazy, Suspense, useState } from 'react';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { useOfficeKeys } from './use-office-keys.ts';

// Loaded when somebody first opens them.
const Palette = lazy(() => import('#office/palette/palette.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

/** The button of the palette, and the keys of the office. `entries`: the screens of the rail. */
export function OfficeKeys({ entries }: { entries: readonly { to: string; text: string }[] }) {
  const t = useOfficeTexts();
  const [opened, open] = useState<'palette' | 'keys'>();
  useOfficeKeys(
    entries.map(({ to }) => to),
    open,
  );
  const close = () => open(undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('palette')}
        className="palette-button needs-script"
      >
        <OfficeIcon name="search" />
        <span>{t('PALETTE_OPEN')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Suspense fallback={null}>
        {opened === 'palette' && <Palette onClose={close} />}
        {opened === 'keys' && <KeysDialog entries={entries} onClose={close} />}
      </Suspense>
    </>
  );
}
