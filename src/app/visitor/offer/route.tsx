import { redirect } from 'react-router';
import { handleForm } from '#app/forms/handle-form.server.ts';
import { showSubjectForm } from '#app/forms/subject-form.server.ts';
import { SubjectForm } from '#app/forms/subject-form.tsx';
import { loadPropertySubject } from '#app/property/subject.server.ts';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { headElements } from '#app/shell/head.ts';
import { formatEuro } from '#domain/property/price.ts';
import { advanceOf } from '#domain/purchase-costs/advance.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { Route } from './+types/route.ts';
import { offerForm } from './offer-form.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { row, reference, shown: subject } = await loadForSale(context, params.id, url.pathname);
  const t = textsFor(context.language);
  const price = row.price_cents;
  return {
    ...showSubjectForm(context, 'offer', { id: params.id, reference, subject }, offerForm),
    intro: t('OFFER_INTRO'),
    advance:
      price === null
        ? t('OFFER_ADVANCE_UNPRICED')
        : t('OFFER_ADVANCE_PRICED', { price: formatEuro(price), advance: formatEuro(advanceOf(price)) }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { about } = await loadForSale(args.context.get(requestContext), args.params.id, args.url.pathname);
  return handleForm(args, offerForm, {
    about,
    tell: ({ amount }, language) => [
      { label: formTexts(language)('OFFER_ADVANCE'), value: formatEuro(advanceOf(amount)) },
    ],
  });
}

/** A property to let has no offers: the visitor is led to its page. */
async function loadForSale(context: RequestContext, id: string, pathname: string) {
  const property = await loadPropertySubject(context, id, pathname);
  if (property.row.purpose !== 'sale') throw redirect(property.shown.href);
  return property;
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Offer({ loaderData }: Route.ComponentProps) {
  return (
    <SubjectForm page={loaderData}>
      <div className="mb-9 grid max-w-[64ch] gap-3 text-ink-2">
        <p>{loaderData.intro}</p>
        <p>{loaderData.advance}</p>
      </div>
    </SubjectForm>
  );
}
