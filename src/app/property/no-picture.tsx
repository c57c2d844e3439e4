import { Mark } from '#app/interface/mark.tsx';
import { useTexts } from '#texts/use-texts.ts';

export function NoPicture({ className = '' }: { className?: string }) {
  const t = useTexts();
  return (
    <div className={`flex flex-col items-center justify-center gap-3 bg-tint-2 text-ink-3 ${className}`}>
      <Mark className="h-8" />
      <p className="small">{t('NO_PHOTO')}</p>
    </div>
  );
}
