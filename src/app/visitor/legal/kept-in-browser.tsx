import type { ShownKeptInBrowser as Kept } from './kept-in-browser.server.ts';
import { KeptTable } from './kept-table.tsx';

export function KeptInBrowser({ kept }: { kept: Kept }) {
  return (
    <KeptTable kept={kept}>
      {kept.groups.map((group) => (
        <tbody key={group.name}>
          <tr className="border-t border-ink">
            <th scope="rowgroup" colSpan={3} className="pb-2 pt-3 text-base font-semibold">
              {group.name}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={`${row.key} ${row.kind}`} className="border-t border-line align-top">
              <th scope="row" className="w-[36%] py-2.5 pr-4 font-medium">
                <span className="wrap-anywhere">{row.key}</span>
                <span className="tiny block font-normal text-ink-3">{row.kind}</span>
              </th>
              <td className="py-2.5 pr-4 text-ink-2">{row.purpose}</td>
              <td className="w-[21%] py-2.5 text-ink-2">{row.duration}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </KeptTable>
  );
}
