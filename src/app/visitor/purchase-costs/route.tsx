import { headElements } from '#app/page/head.ts';
import { CostRows } from '#app/purchase-costs/cost-rows.tsx';
import { requestContext } from '#app/request-context.ts';
import { PrintHead } from '#app/shell/print-head.tsx';
import { Link } from '#interface/link.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import type { Route } from './+types/route.ts';
import { CostForm } from './cost-form.tsx';
import { LoanSketch } from './loan-sketch.tsx';
import { loadPurchaseCosts } from './purchase-costs.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPurchaseCosts(context.get(requestContext), params.id, url.pathname, url.searchParams);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function PurchaseCosts({ loaderData }: Route.ComponentProps) {
  const {
    crumbs,
    title,
    intro,
    property,
    form,
    sheetTitle,
    rows,
    notes,
    estimate,
    advance,
    loan,
    answer,
    onPaper,
  } = loaderData;
  return (
    <>
      <PrintHead words={onPaper} />
      <div className="column page-end">
        <PageTop crumbs={crumbs} title={{ text: title }}>
          <p className="mt-4 text-[1.125rem] font-medium">
            <Link to={property.href} className="underline-offset-4 hover:underline">
              {property.title}
            </Link>
          </p>
          <p className="text-ink-2">{property.address}</p>
          <p className="mt-2 hidden print:block">{form.buyer.choices.find(({ chosen }) => chosen)?.label}</p>
          <div className="no-print">
            <Lede text={intro} />
          </div>
        </PageTop>
        <div className="mt-7 grid gap-x-16 gap-y-9 desktop:mt-14 desktop:grid-cols-[5fr_7fr] desktop:grid-rows-[auto_1fr] print:block">
          {/* The sums stand below, on a phone even below the whole form. */}
          <p className="border-t border-ink pt-4 desktop:col-start-2 print:hidden">
            <span className="small block text-ink-3">{answer.label}</span>
            <span className="price-page">{answer.total}</span>
            {answer.monthly && <span className="facts mt-1 block">{answer.monthly}</span>}
          </p>
          <CostForm {...form} />
          <div className="min-w-0 desktop:col-start-2">
            {/* Screen readers announce the new total after a choice, not every figure. */}
            <p role="status" className="sr-only">
              {`${answer.label}: ${[answer.total, answer.monthly].filter(Boolean).join('. ')}`}
            </p>
            <section className="bg-tint px-5 py-7 tablet:px-8 tablet:py-9">
              <h2 className="d4 mb-4">{sheetTitle}</h2>
              <CostRows rows={rows} />
              <div className="small mt-4 max-w-[60ch] text-ink-3">
                {notes.map((note) => (
                  <p key={note} className="mb-2">
                    {note}
                  </p>
                ))}
                <p>{estimate}</p>
              </div>
            </section>
            {advance && (
              <div className="mt-8 border-t border-ink">
                <CostRows rows={[advance]} />
              </div>
            )}
            {loan && <LoanSketch loan={loan} />}
          </div>
        </div>
      </div>
    </>
  );
}
