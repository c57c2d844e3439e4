import type { ShownKeptOnServer as Kept } from './kept-on-server.server.ts';
import { KeptTable } from './kept-table.tsx';

export function KeptOnServer({ kept }: { kept: Kept }) {
  return (
    <KeptTable kept={kept}>
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
    </KeptTable>
  );
}
