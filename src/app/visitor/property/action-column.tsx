import { lazy, Suspense, useEffect, useState } from 'react';
import { ContactCard } from '#app/people/contact-card.tsx';
import { PriceText } from '#app/property/price-text.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { OpenDays } from './open-days.tsx';
import { PriceDetails } from './price-details.tsx';
import type { loadProperty } from './property.server.ts';
import { SaveRow } from './save-row.tsx';

type Property = Awaited<ReturnType<typeof loadProperty>>;

/**
 * On a wide screen it stays in view while the visitor reads; on a narrower one it comes after the documents, without
 * what the bar below has: the price and the request for an appointment.
 */
export function ActionColumn({ property }: { property: Property }) {
  const t = useTexts();
  const { contact } = property;
  return (
    <div className="grid gap-x-10 border-t border-ink pt-6 tablet:max-desktop:grid-cols-2 desktop:sticky desktop:top-26 desktop:block">
      <div className="mb-6 desktop:mb-0">
        <Asking property={property} />
        {property.openDays && (
          <div className="max-desktop:hidden">
            <OpenDays openDays={property.openDays} />
          </div>
        )}
      </div>
      {contact && (
        <div className="mb-6 flex items-center border-line desktop:mt-6 desktop:border-t desktop:pt-5 desktop:mb-5">
          <ContactCard contact={contact} note={contact.isAgent ? t('KNOWS_THIS_PROPERTY') : undefined} />
        </div>
      )}
      <div className="border-t border-line tablet:max-desktop:col-span-2">
        <SaveRow property={property} />
      </div>
    </div>
  );
}

function Asking({
  property: { appointment, information, price, priceLabel, offer, monthly, history },
}: {
  property: Property;
}) {
  const t = useTexts();
  return (
    <>
      <div className="max-desktop:hidden">
        {price.amount !== undefined && <p className="small -mt-0.5 text-ink-3">{priceLabel}</p>}
        <p className="price-page mt-0.5 text-[2.75rem] leading-[1.05]">
          <PriceText price={price} />
        </p>
        <PriceDetails monthly={monthly} history={history} />
      </div>
      <div className="no-print flex flex-col gap-2.5 desktop:mt-6">
        <ButtonLink to={appointment} rel="nofollow" className="max-desktop:hidden">
          {t('REQUEST_APPOINTMENT')}
        </ButtonLink>
        <ButtonLink to={information} kind="quiet" rel="nofollow">
          {t('REQUEST_INFORMATION')}
        </ButtonLink>
        {offer && (
          <Link to={offer.href} rel="nofollow" className="text-link justify-self-start py-1">
            {offer.label}
          </Link>
        )}
      </div>
    </>
  );
}

// Few properties are gone: the others do without this code.
const SaveSearch = lazy(() => import('#app/alert/save-search.tsx'));

function AlertOfSimilar({ href, label }: { href: string; label: string }) {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const link = (
    <ButtonLink to={href}>
      <Icon name="bell" />
      {label}
    </ButtonLink>
  );
  if (!isInBrowser) return link;
  return (
    <Suspense fallback={link}>
      <SaveSearch href={href} isChangeable>
        {label}
      </SaveSearch>
    </Suspense>
  );
}

/** For a property that is gone: an alert for similar ones, and a valuation. */
export function Gone({ gone }: { gone: NonNullable<Property['gone']> }) {
  const t = useTexts();
  return (
    <div className="border-t border-ink pt-6">
      <p className="d4">{gone.title}</p>
      <p className="mt-3 text-pretty text-ink-3">{t('PROPERTY_GONE_HINT')}</p>
      <div className="no-print mt-6 flex flex-col gap-2.5">
        {gone.alert && <AlertOfSimilar {...gone.alert} />}
        {gone.valuation && (
          <ButtonLink to={gone.valuation} kind="quiet">
            {t('VALUATION_OF_YOUR_PROPERTY')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
