import { useTexts } from '#texts/use-texts.ts';

export function SkipLink() {
  const t = useTexts();
  return (
    <a
      href="#content"
      className="sr-only z-40 bg-sheet px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
    >
      {t('SKIP_TO_CONTENT')}
    </a>
  );
}
