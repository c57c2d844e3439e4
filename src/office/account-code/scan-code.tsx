import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { drawCode } from './draw-code.server.ts';

export function ScanCode({ begun: { uri, path, size, key } }: { begun: ReturnType<typeof drawCode> }) {
  const t = useOfficeTexts();
  return (
    <section className="flex flex-wrap items-start gap-x-10 gap-y-5">
      <svg
        role="img"
        aria-label={t('FACTOR_SCAN')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-[208px] shrink-0 bg-white text-black"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <div className="max-w-[30rem]">
        <h2 className="office-section">{t('FACTOR_SCAN')}</h2>
        <p className="text-ink-2">{t('FACTOR_SCAN_HINT')}</p>
        <p className="mt-3">
          <a href={uri} className="door-link">
            {t('FACTOR_OPEN')}
          </a>
        </p>
        <p className="mt-2 text-ink-3">{t('FACTOR_KEY')}</p>
        <p className="mt-1 font-medium">
          <code className="font-text">{key}</code>
        </p>
      </div>
    </section>
  );
}
