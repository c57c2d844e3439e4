import { Link } from 'react-router';
import { Status } from '#app/interface/status.tsx';
import { OwnedHomePicture } from '#app/owner/portal/owned-home.tsx';
import type { OwnedHomeRow } from './overview.server.ts';

/** The homes of an owner: how each stands, what it costs and cost, who wants it, and what comes next. */
export function OwnedHomes({ homes }: { homes: OwnedHomeRow[] }) {
  return (
    <ul className="mt-6 border-t border-ink">
      {homes.map((home) => (
        <li
          key={home.id}
          className="grid gap-x-8 gap-y-5 border-b border-line py-7 last:border-0 tablet:grid-cols-[9rem_1fr] desktop:grid-cols-[11.25rem_5fr_4fr]"
        >
          <Link to={home.href} tabIndex={-1} aria-hidden="true" className="self-start">
            <OwnedHomePicture
              home={home}
              sizes="(min-width: 48rem) 180px, 100vw"
              className="aspect-[3/2] tablet:aspect-[4/3]"
            />
          </Link>
          <div>
            <p className="small font-medium">
              <Status status={home.status} />
            </p>
            <h2 className="d4 mt-1">
              <Link to={home.href} className="underline-offset-4 hover:underline">
                {home.title}
              </Link>
            </h2>
            <p className="mt-1 text-ink-3">{home.line}</p>
            <ul className="facts mt-3 font-normal text-ink-2">
              {home.known.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          <div className="grid content-start gap-y-5 tablet:max-desktop:col-start-2">
            {home.prices.length > 1 && (
              <div>
                <h3 className="small text-ink-3">{home.pricesLabel}</h3>
                <ul className="facts mt-1 font-normal">
                  {home.prices.map(({ price, since, isNow }) => (
                    <li key={since}>
                      <span className={isNow ? 'font-semibold' : ''}>{price}</span>{' '}
                      <span className="whitespace-nowrap text-ink-3">{since}</span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <div>
              <h3 className="small text-ink-3">{home.stepsLabel}</h3>
              {home.steps.length === 0 ? (
                <p className="facts mt-1 font-normal text-ink-2">{home.noSteps}</p>
              ) : (
                <ul className="facts mt-1 font-normal">
                  {home.steps.slice(0, 3).map(({ subject, when }) => (
                    <li key={subject + when}>
                      {subject} <span className="whitespace-nowrap text-ink-3">{when}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
