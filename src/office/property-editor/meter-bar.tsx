import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** How much of the legal information is there. */
export function MeterBar({ of, done }: { of: number; done: number }) {
  const t = useOfficeTexts();
  return (
    <>
      <h2 className="office-section">{t('METER')}</h2>
      <p className="flex items-baseline gap-2">
        <span className="d2">{done}</span> <span className="d5 text-ink-2">{t('METER_OF', { of })}</span>
      </p>
      <svg
        viewBox={`0 0 ${Math.max(of, 1) * 10} 4`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="meter"
      >
        {[...Array(of).keys()].map((place) => (
          <rect
            key={place}
            x={place * 10}
            width="9"
            height="4"
            className={place < done ? 'meter-done' : 'meter-lacks'}
          />
        ))}
      </svg>
    </>
  );
}
