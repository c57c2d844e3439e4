import { type CostRow, CostRows } from '#app/purchase-costs/cost-rows.tsx';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { Icon } from '#interface/icon.tsx';

type Costs = {
  title: string;
  buyer?: string;
  other?: string | null;
  /** `details`: leads to the rows, which a phone folds below the sum. */
  total?: { label: string; value: string; details: string };
  estimate: string;
  link?: { href: string; label: string } | null;
  rows: CostRow[];
};

export function CostsSection({ costs }: { costs: Costs }) {
  const { title, buyer, other, total, estimate, link, rows } = costs;
  return (
    <section className="block-space grid gap-x-16 gap-y-7 break-inside-avoid bg-tint print:bg-transparent print:p-0 px-5 py-9 tablet:px-8 desktop:grid-cols-[5fr_6fr] desktop:px-12 desktop:py-11">
      <div>
        <h2 className="d3">{title}</h2>
        {buyer && <p className="mt-5 font-semibold">{buyer}</p>}
        {total && (
          <p className="mt-3 desktop:hidden">
            <span className="small block text-ink-3">{total.label}</span>
            <span className="price-page">{total.value}</span>
          </p>
        )}
        {other && <p className="facts mt-1 font-normal">{other}</p>}
        <p className="small mt-4 max-w-[34em] text-ink-3">{estimate}</p>
        {link && (
          <p className="no-print mt-4">
            <ArrowLink to={link.href}>{link.label}</ArrowLink>
          </p>
        )}
      </div>
      {total ? (
        <details className="open-from-tablet">
          <summary className="underlined inline-flex min-h-8 items-center gap-2 tablet:hidden print:hidden">
            {total.details}
            <Icon name="chevron-down" size={16} />
          </summary>
          <CostRows rows={rows} />
        </details>
      ) : (
        <CostRows rows={rows} />
      )}
    </section>
  );
}
