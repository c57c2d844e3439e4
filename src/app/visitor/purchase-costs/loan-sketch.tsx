import { type CostRow, CostRows } from '#app/purchase-costs/cost-rows.tsx';

type Loan = {
  title: string;
  rows: CostRow[];
  none: string | null;
  monthly: { amount: string; words: string } | null;
  terms: {
    title: string;
    heads: string[];
    rows: { key: number; isChosen: boolean; cells: string[] }[];
  } | null;
  deed: { title: string; secured: string; rows: CostRow[] } | null;
  note: string;
};

export function LoanSketch({ loan }: { loan: Loan }) {
  const { title, rows, none, monthly, terms, deed, note } = loan;
  return (
    <section className="mt-12">
      <h2 className="d4">{title}</h2>
      <div className="mt-5 border-t border-ink">
        <CostRows rows={rows} />
      </div>
      {none && <p className="mt-4">{none}</p>}
      {monthly && (
        <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
          <span className="price-page">{monthly.amount}</span> {monthly.words}
        </p>
      )}
      {terms && (
        <table className="facts mt-7 w-full text-right">
          <caption className="pb-2.5 text-left font-semibold">{terms.title}</caption>
          <thead>
            <tr className="tiny border-b border-ink text-ink-3">
              {terms.heads.map((head) => (
                <th key={head} scope="col" className="py-2 font-normal first:text-left">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.rows.map(({ key, isChosen, cells: [term, ...amounts] }) => (
              <tr key={key} className={`border-b border-line ${isChosen ? 'font-semibold' : ''}`}>
                <th scope="row" className={`py-[11px] text-left ${isChosen ? '' : 'font-normal'}`}>
                  {term}
                </th>
                {amounts.map((amount, index) => (
                  <td key={terms.heads[index + 1]} className="whitespace-nowrap">
                    {amount}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {deed && (
        <details className="mt-6 print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]">
          <summary className="text-link inline-block py-1">{deed.title}</summary>
          <p className="small mt-3 text-ink-3">{deed.secured}</p>
          <div className="mt-3 border-t border-ink">
            <CostRows rows={deed.rows} />
          </div>
        </details>
      )}
      <p className="small mt-6 max-w-[60ch] text-ink-3">{note}</p>
    </section>
  );
}
