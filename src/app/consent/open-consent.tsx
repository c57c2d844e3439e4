import { useTexts } from '#texts/use-texts.ts';

/** Fires when the visitor wants to see the settings, from anywhere on the page. */
export const settingsWanted = new EventTarget();

/** Opens the cookie settings again; absent without JavaScript, because there is then nothing to set. */
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
