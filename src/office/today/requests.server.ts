import { listInbox } from '#database/lead/inbox.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { presentRequest } from '#office/requests/present-request.server.ts';

const MOST = 6;

export async function loadRequests(office: OfficeContext) {
  const { database, now, language, publicUrl } = office;
  const search = { view: 'waiting', staffId: staffOf(office).id, now, most: MOST } as const;
  const { rows, total } = await listInbox(database, search);
  return {
    total,
    more: total - rows.length,
    rows: rows.map((row) => presentRequest(row, { language, now, publicUrl })),
  };
}
