import { data } from 'react-router';
import { csvFile } from '#office/csv/to-csv.ts';
import { listFigures } from '#office/figures/figures.server.ts';
import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** One table of the figures, of the agency or of a property, with bare numbers. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = 'id' in params && typeof params.id === 'string' ? params.id : undefined;
  const table = await listFigures(context.get(officeContext), url, id);
  if (!table) throw data(null, 404);
  const { heads, rows, key, period, reference } = table;
  const hasDetails = rows.some(({ detail }) => detail !== undefined);
  const [first = '', ...others] = heads;
  const name = ['figures', key, reference?.replace(/[^\w-]/g, ''), period.from, period.until];
  return csvFile(
    [
      [first, ...(hasDetails ? [''] : []), ...others],
      ...rows.map(({ label, detail, cells }) => [
        label,
        ...(hasDetails ? [detail ?? ''] : []),
        ...cells.map((cell) => String(cell ?? '')),
      ]),
    ],
    name.filter(Boolean).join('-'),
  );
}
