import { useTexts } from '#texts/use-texts.ts';

/** In the place of a picture among others: the line of the mark runs from edge to edge. */
export function NoPicture({ className = '' }: { className?: string }) {
  const t = useTexts();
  return (
    <div
      className={`no-picture flex flex-col justify-center overflow-hidden bg-tint text-ink-3 ${className}`}
    >
      <svg
        viewBox="0 0 34 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        className="mx-auto h-11 shrink-0 overflow-visible text-line-2"
        aria-hidden="true"
      >
        <path
          d="M-999 26.5H6V16.5H8.6V12.5H11.2V8.5H13.8V4H18.2V8.5H20.8V12.5H23.4V16.5H26V26.5H1033"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="small mt-3 px-3 text-center">{t('NO_PHOTO')}</p>
    </div>
  );
}
