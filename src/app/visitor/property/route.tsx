import { useEffect } from 'react';
import { headElements } from '#app/page/head.ts';
import { AddressLine } from '#app/property/address-line.tsx';
import { KeyFacts } from '#app/property/key-facts.tsx';
import { PriceText } from '#app/property/price-text.tsx';
import { rememberSeen } from '#app/property/saved-properties.ts';
import { SimilarProperties } from '#app/property/similar-properties.tsx';
import { countShowings } from '#app/property/view-beacon.ts';
import { requestContext } from '#app/request-context.ts';
import { PrintHead } from '#app/shell/print-head.tsx';
import { Breadcrumb } from '#interface/breadcrumb.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';
import { ActionColumn, Gone } from './action-column.tsx';
import { CostsSection } from './costs-section.tsx';
import { Description } from './description.tsx';
import { Documents } from './documents.tsx';
import { EnergySection } from './energy-section.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { Films } from './films.tsx';
import { Gallery } from './gallery.tsx';
import { LegalSection } from './legal-section.tsx';
import { Location } from './location.tsx';
import { OpenDays } from './open-days.tsx';
import { PropertyPhoneBar } from './phone-bar.tsx';
import { Plans } from './plans.tsx';
import { PriceDetails } from './price-details.tsx';
import { loadProperty } from './property.server.ts';
import { WayBack } from './way-back.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadProperty(context.get(requestContext), params.id, url.pathname);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Property({ loaderData: property }: Route.ComponentProps) {
  const t = useTexts();
  const { id, head } = property;
  // A preview is not counted.
  useEffect(() => {
    if (head.preview) return;
    rememberSeen(id);
    return countShowings(id);
  }, [id, head.preview]);
  return (
    <>
      <PrintHead words={property.onPaper} />
      <div className={`column ${property.similar.length === 0 ? 'page-end' : ''}`}>
        <div className="hidden justify-between gap-6 py-[25px] tablet:flex print:hidden">
          <Breadcrumb label={t('BREADCRUMB')} crumbs={property.crumbs} />
          <WayBack list={property.list} isAbove />
        </div>
        <Gallery
          photos={property.photos}
          photoCount={property.photoCount}
          plans={property.plans}
          films={property.videos}
          ribbon={property.ribbon}
          title={property.title.text}
          href={property.gallery}
        />
        <div className="with-side-column">
          <div>
            <h1 lang={property.title.lang} className="d2 mt-6 tablet:mt-11">
              {property.title.text}
            </h1>
            <p className="mt-4 text-[1.125rem] font-medium">
              <AddressLine address={property.address} />
            </p>
            {property.project && (
              <p className="mt-2">
                <Link to={property.project.href} className="text-link">
                  {property.project.label}
                </Link>
              </p>
            )}
            {!property.gone && (
              <div className="mt-3 -mb-3 desktop:hidden">
                <p className="price-page">
                  <PriceText price={property.price} />
                </p>
                <PriceDetails monthly={property.monthly} history={property.history} />
                {property.openDays && <OpenDays openDays={property.openDays} />}
              </div>
            )}
          </div>
          <div>
            <KeyFacts {...property.keyFacts} />
            <Description lede={property.lede} text={property.description} />
            <Plans plans={property.plans} title={property.title.text} gallery={property.gallery} />
            <Films films={property.videos} />
            <FactSheet groups={property.groups} rooms={property.rooms} />
            {property.energy && <EnergySection energy={property.energy} />}
            {property.legal && <LegalSection legal={property.legal} />}
            {!property.gone && <Documents documents={property.documents} />}
          </div>
          <div className="mt-9 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:mt-11">
            {property.gone ? <Gone gone={property.gone} /> : <ActionColumn property={property} />}
          </div>
        </div>
        {property.costs && <CostsSection costs={property.costs} />}
        {property.location && <Location key={property.id} location={property.location} />}
        <WayBack list={property.list} />
        <SimilarProperties cards={property.similar} />
      </div>
      {property.contact && (
        <PropertyPhoneBar
          price={property.price}
          contact={property.contact}
          appointment={property.appointment}
        />
      )}
    </>
  );
}
