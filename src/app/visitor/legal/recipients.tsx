import { KeptTable } from './kept-table.tsx';
import type { Recipients as Shown } from './recipients.server.ts';

export function Recipients({ recipients }: { recipients: Shown }) {
  return (
    <KeptTable id="recipients" kept={recipients}>
      <tbody>
        {recipients.rows.map(({ who, what, transfer }) => (
          <tr key={who} className="border-t border-line align-top">
            <th scope="row" className="w-[26%] py-2.5 pr-4 font-medium wrap-anywhere">
              {who}
            </th>
            <td className="py-2.5 pr-4 text-ink-2">{what}</td>
            <td className="w-[36%] py-2.5 text-ink-2">{transfer}</td>
          </tr>
        ))}
      </tbody>
    </KeptTable>
  );
}
