import { ArrowLink } from '#interface/arrow-link.tsx';
import { Icon } from '#interface/icon.tsx';
import type { loadProperty } from './property.server.ts';

/** Below the price: the monthly amount, with its basis one tap away, and the history of the price. */
export function PriceDetails({
  monthly,
  history,
}: Pick<Awaited<ReturnType<typeof loadProperty>>, 'monthly' | 'history'>) {
  return (
    <>
      {monthly && (
        <details className="no-print mt-2">
          <summary className="facts inline-flex min-h-8 items-center gap-1.5 underline decoration-line-2 decoration-dotted underline-offset-4">
            {monthly.text}
            <Icon name="chevron-down" size={16} />
          </summary>
          <div className="small mt-1 grid gap-2 border-l-[3px] border-line-2 pl-4 text-ink-2">
            {monthly.assumptions.map((each) => (
              <p key={each}>{each}</p>
            ))}
            {monthly.link && <ArrowLink to={monthly.link.href}>{monthly.link.label}</ArrowLink>}
          </div>
        </details>
      )}
      {history.map((each) => (
        <p key={each} className="small mt-1 text-ink-3">
          {each}
        </p>
      ))}
    </>
  );
}
