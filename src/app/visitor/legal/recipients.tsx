import { KeptTable } from './kept-table.tsx';
import type { ShownRecipients as Shown } from './recipients.server.ts';

export function Recipients({ recipients }: { recipients: Shown }) {
  const [, what, transfer] = recipients.columns;
  return (
    <KeptTable id="recipients" isStacked kept={recipients}>
      <tbody>
        {recipients.rows.map((row) => (
          <tr key={row.who} className="border-t border-line align-top max-tablet:block max-tablet:py-3">
            <th scope="row" className="font-medium max-tablet:block tablet:w-[26%] tablet:py-2.5 tablet:pr-4">
              {row.who}
            </th>
            <td className="text-ink-2 max-tablet:block max-tablet:pt-2 tablet:py-2.5 tablet:pr-4">
              <span className="tiny block text-ink-3 tablet:hidden">{what}</span>
              {row.what}
            </td>
            <td className="text-ink-2 max-tablet:block max-tablet:pt-2 tablet:w-[36%] tablet:py-2.5">
              <span className="tiny block text-ink-3 tablet:hidden">{transfer}</span>
              {row.transfer}
            </td>
          </tr>
        ))}
      </tbody>
    </KeptTable>
  );
}
