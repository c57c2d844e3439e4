import { OwnedPropertyPicture } from '#app/owner/portal/owned-property.tsx';
import { WrittenNote } from '#app/owner/portal/written.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { Status } from '#interface/status.tsx';
import type { OverviewRow } from './overview.server.ts';

export function OwnedProperties({ properties }: { properties: OverviewRow[] }) {
  return (
    <ul className="mt-6 border-t border-ink">
      {properties.map((property) => (
        <li
          key={property.id}
          className="grid gap-x-8 gap-y-5 border-b border-line py-7 last:border-0 tablet:grid-cols-[9rem_1fr] desktop:grid-cols-[11.25rem_1fr_calc(50%-12px)]"
        >
          <Link to={property.href} tabIndex={-1} aria-hidden="true" className="self-start">
            <OwnedPropertyPicture
              property={property}
              sizes="(min-width: 48rem) 180px, 100vw"
              className="aspect-[3/2] tablet:aspect-[4/3]"
            />
          </Link>
          <div>
            <p className="small font-medium">
              <Status status={property.status} />
            </p>
            <h2 className="d4 mt-1">
              <Link to={property.href} className="underline-offset-4 hover:underline">
                {property.title}
              </Link>
            </h2>
            <p className="mt-1 text-ink-3">{property.line}</p>
            <ul className="facts mt-3 font-normal text-ink-2">
              {property.known.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="mt-3">
              <Link
                to={property.href}
                aria-label={property.see.label}
                className="inline-flex min-h-6 items-center gap-2 text-action"
              >
                <span className="text-link">{property.see.text}</span>
                <Icon name="arrow-right" size={16} />
              </Link>
            </p>
          </div>
          <div className="grid content-start gap-x-6 gap-y-5 tablet:max-desktop:col-start-2 wide:grid-cols-2">
            <div className={property.prices.length > 1 ? '' : 'wide:col-span-2'}>
              <h3 className="small text-ink-3">{property.stepsLabel}</h3>
              {property.steps.length === 0 ? (
                <p className="facts mt-1 font-normal text-ink-2">{property.noSteps}</p>
              ) : (
                <ul className="facts mt-1 grid gap-y-1 font-normal">
                  {property.steps.slice(0, 3).map(({ subject, written, when }) => (
                    <li key={subject + when} className="text-balance">
                      <span lang={written.lang}>{subject}</span>{' '}
                      <span className="whitespace-nowrap text-ink-3">{when}</span>
                      <WrittenNote in={written} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {property.prices.length > 1 && (
              <div>
                <h3 className="small text-ink-3">{property.pricesLabel}</h3>
                <ul className="facts mt-1 font-normal">
                  {property.prices.map(({ price, since, isNow }) => (
                    <li key={since}>
                      <span className={isNow ? 'font-semibold' : ''}>{price}</span>{' '}
                      <span className="whitespace-nowrap text-ink-3">{since}</span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
