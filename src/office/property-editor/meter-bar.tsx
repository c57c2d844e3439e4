import { Meter } from '#office/interface/meter.tsx';
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
      <Meter of={of} done={done} />
    </>
  );
}
