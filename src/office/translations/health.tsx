import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedTranslations } from './load-translations.server.ts';

const parts = ['checked', 'machine', 'outdated', 'missing'] as const;

const words = {
  checked: 'TRANSLATIONS_CHECKED',
  machine: 'TRANSLATIONS_MACHINE',
  outdated: 'TRANSLATIONS_OUTDATED',
  missing: 'TRANSLATIONS_MISSING',
} as const;

/** A figure and a bar for each language; each links to the texts missing there. */
export function Health({ health }: { health: LoadedTranslations['health'] }) {
  const t = useOfficeTexts();
  return (
    <section aria-label={t('TRANSLATIONS_HEALTH')}>
      <svg className="translations-patterns" aria-hidden="true">
        <pattern
          id="hatched"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2.5" height="5" className="translations-machine" />
        </pattern>
      </svg>
      <ul className="translations-health">
        {health.map(({ code, name, to, isCurrent, counts, all, percent }) => (
          <li key={code}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
              <span className="font-semibold">{name}</span>
              <span className="translations-figure">
                {percent}
                <span>%</span>
              </span>
              <Bar counts={counts} all={all} />
              <span className="small text-ink-3">
                {[
                  counts.outdated > 0 && t('TRANSLATIONS_COUNT_OUTDATED', { count: counts.outdated }),
                  counts.missing > 0 && t('TRANSLATIONS_COUNT_MISSING', { count: counts.missing }),
                  counts.machine > 0 && t('TRANSLATIONS_COUNT_MACHINE', { count: counts.machine }),
                ]
                  .filter(Boolean)
                  .join(', ') || t('TRANSLATIONS_ALL', { count: all })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="translations-legend">
        {parts.map((part) => (
          <li key={part}>
            <svg width="14" height="10" aria-hidden="true">
              <rect width="14" height="10" className={`translations-${part}-bar`} />
            </svg>
            {t(words[part])}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words below it say the same. */
function Bar({ counts, all }: Pick<LoadedTranslations['health'][number], 'counts' | 'all'>) {
  let from = 0;
  return (
    <svg className="translations-bar" aria-hidden="true">
      {parts.map((part) => {
        const x = from;
        const width = all === 0 ? 0 : (100 * counts[part]) / all;
        from += width;
        return (
          <rect
            key={part}
            x={`${x}%`}
            width={`${width}%`}
            height="100%"
            className={`translations-${part}-bar`}
          />
        );
      })}
    </svg>
  );
}
