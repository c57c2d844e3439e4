import { useTexts } from '#texts/use-texts.ts';

/** Told of each wish to see the settings, wherever on the page it was uttered. */
export const settingsWanted = new EventTarget();

/** Opens the settings of the cookies again; absent without JavaScript, where there is nothing to set. */
export function OpenConsent({ className }: { className: string }) {
  const t = useTexts();
  return (
    <button
      type="button"
      onClick={() => settingsWanted.dispatchEvent(new Event('wanted'))}
      className={`needs-script ${className}`}
    >
      {t('COOKIE_SETTINGS')}
    </button>
  );
}
