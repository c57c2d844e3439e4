import { redirect } from 'react-router';
import { FormControl } from '#app/forms/form-field.tsx';
import { handleForm } from '#app/forms/handle-form.server.ts';
import { headElements } from '#app/page/head.ts';
import { loadPropertySubject } from '#app/property/subject.server.ts';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { showSubjectForm } from '#app/visitor/form-page/subject-form.server.ts';
import { SubjectForm } from '#app/visitor/form-page/subject-form.tsx';
import { listDocuments } from '#database/property/property-page.ts';
import { usualLastDay } from '#domain/lead/offer-term.ts';
import { formatEuro } from '#domain/property/price.ts';
import { depositOf } from '#domain/purchase-costs/deposit.ts';
import { dayOf } from '#domain/time/dates.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { href } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { Route } from './+types/route.ts';
import { offerSteps, soilAttestOf } from './offer.server.ts';
import { offerForm } from './offer-form.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const property = await loadForSale(context, params.id, url.pathname);
  const { row, reference, shown: subject } = property;
  const t = textsFor(context.language);
  const price = row.price_cents;
  const soil = soilAttestOf(context, row);
  const about = { id: params.id, reference, subject };
  const given = { valid_until: usualLastDay(dayOf(context.now)) };
  return {
    ...showSubjectForm(context, 'offer', about, { form: offerForm(soil), given }),
    intro: t(soil.kind === 'lacking' ? 'OFFER_INTRO_NOT_BINDING' : 'OFFER_INTRO'),
    isWarning: soil.kind === 'lacking',
    advance:
      price === null
        ? t('OFFER_ADVANCE_UNPRICED')
        : t('OFFER_ADVANCE_PRICED', { price: formatEuro(price), advance: formatEuro(depositOf(price)) }),
    soilDocument: soil.kind === 'there' ? await soilDocumentLink(context, property.about.property_id) : null,
  };
}

/** The page where a visitor who has not had the certificate can ask for it. */
async function soilDocumentLink({ database, language }: RequestContext, propertyId: number) {
  const documents = await listDocuments(database, { propertyId });
  return documents.some(({ kind, access }) => kind === 'soil' && access === 'request')
    ? {
        href: href(language, 'requestDocuments', { id: propertyId }),
        label: formTexts(language)('OFFER_SOIL_ASK'),
      }
    : null;
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const property = await loadForSale(context, args.params.id, args.url.pathname);
  return handleForm(args, offerForm(soilAttestOf(context, property.row)), offerSteps(context, property));
}

/** A property to let has no offers: the visitor is led to its page. */
async function loadForSale(context: RequestContext, id: string, pathname: string) {
  const property = await loadPropertySubject(context, id, pathname);
  if (property.row.purpose !== 'sale') throw redirect(property.shown.href);
  return property;
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

// The proposed last day of an offer changes each day.
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export default function Offer({ loaderData }: Route.ComponentProps) {
  const { intro, isWarning, advance, soilDocument, shown } = loaderData;
  const soil = shown.sections.flatMap(({ fields }) => fields).find(({ name }) => name === 'soil_attest');
  const soilField = soil && (
    <>
      <FormControl field={soil} />
      {soilDocument && (
        <Link to={soilDocument.href} className="text-link ml-9">
          {soilDocument.label}
        </Link>
      )}
    </>
  );
  return (
    <SubjectForm page={loaderData} own={soilField && { soil_attest: soilField }}>
      <div className="mb-9 grid max-w-[64ch] gap-3 text-ink-2">
        {isWarning ? (
          <p className="flex gap-3 border-l-[3px] border-brick pl-4">
            <Icon name="circle-alert" className="mt-1 shrink-0 text-brick" />
            {intro}
          </p>
        ) : (
          <p>{intro}</p>
        )}
        <p>{advance}</p>
      </div>
    </SubjectForm>
  );
}
