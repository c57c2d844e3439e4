import type { KeptOnServer as Kept } from './kept-on-server.server.ts';

/** The table of the privacy text. */
export function KeptOnServer({ kept }: { kept: Kept }) {
  return (
    <section aria-labelledby="kept" className="mt-11">
      <h2 id="kept" className="d4">
        {kept.title}
      </h2>
      <p className="reading mt-4 text-ink-2">{kept.intro}</p>
      <table className="small mt-6 w-full border-b border-line text-left align-top">
        <thead className="tiny text-ink-3">
          <tr>
            {kept.columns.map((column) => (
              <th key={column} scope="col" className="pb-2 pr-4 font-normal last:pr-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kept.rows.map(({ what, duration }) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="py-2.5 pr-4 font-medium">
                {what}
              </th>
              <td className="w-[24%] py-2.5 text-ink-2">{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
