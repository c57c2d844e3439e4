import { RecordReader } from '#import/crm/record-reader.ts';
import { accessTo, serveSource } from './source-server.ts';

export const omnicasaAccount = {
  customerName: 'dokzicht',
  customerPassword: 'SECRET-of-customer',
  languages: ['nl' as const, 'fr' as const],
};

type Row = Record<string, unknown>;
type Answer = { status?: number; body: unknown };

/**
 * Omnicasa's service on the loopback: rows from Limit1 to Limit2, errors with status 200 and Success false, texts by
 * LanguageId ('… in 2'). `before`: gets the operation and the number of the question, and may give another answer.
 */
export async function serveOmnicasa(
  lists: { properties: Row[]; projects?: Row[]; deleted?: unknown; changed?: Row[] },
  before: (operation: string, question: number) => Answer | undefined = () => undefined,
) {
  let question = 0;
  const { asked, address } = await serveSource(({ url }) => {
    const operation = url.pathname.replace(/^\/|Json$/g, '');
    const instead = before(operation, ++question);
    if (instead) return instead;
    const parameters = JSON.parse(url.searchParams.get('json') ?? '{}');
    if (parameters.CustomerPassword !== omnicasaAccount.customerPassword)
      return said(operation, null, { Code: 600, Message: `Error ${url.search}`, Success: false });
    const properties = parameters.ChangeSince ? (lists.changed ?? []) : lists.properties;
    switch (operation) {
      case 'GetUserList':
        return said(operation, pageOf([{ ID: 12, Email: 'jens@dokzicht.example' }], parameters));
      case 'GetProjectList':
        return said(operation, pageOf(lists.projects ?? [], parameters));
      case 'GetPropertyList':
        return said(operation, pageOf(properties, parameters));
      case 'GetProperty':
        return said(
          operation,
          inLanguage(
            properties.find(({ ID }) => ID === parameters.ID),
            parameters,
          ),
        );
      case 'GetDeletedPropertyIDs':
        return said(operation, lists.deleted ?? { Items: [], From: 0, To: 0, RowsCount: 0 });
      default:
        return said(operation, []);
    }
  });
  return { ...accessTo({ ...omnicasaAccount, address }), asked };
}

export function questions(asked: { url: URL }[], operation: string) {
  const of = asked.filter(({ url }) => url.pathname === `/${operation}Json`);
  return of.map(({ url }) => new RecordReader(JSON.parse(url.searchParams.get('json') ?? '{}')));
}

function said(operation: string, value: unknown, own: object = {}): Answer {
  const result = { Code: 0, Message: '', Success: true, Value: value, ...own };
  return { body: { [`${operation}JsonResult`]: result } };
}

function pageOf(
  rows: Row[],
  { Limit1 = 1, Limit2 = 50, IDs, LanguageId }: Record<string, number> & { IDs?: number[] },
) {
  const wanted = IDs ? rows.filter(({ ID }) => IDs.includes(ID as number)) : rows;
  const items = wanted.slice(Limit1 - 1, Limit2).map((row) => inLanguage(row, { LanguageId }));
  return { From: Limit1, To: Limit1 + items.length - 1, RowsCount: wanted.length, Items: items };
}

function inLanguage(row: Row | undefined, { LanguageId }: { LanguageId?: number | undefined }) {
  return row && { ...row, ...('Ident' in row && { Ident: `${row.Ident} in ${LanguageId}` }) };
}
