import { problem } from '#domain/problem/problem.ts';
import { type SourceAccess, SourceProblem } from '#import/crm/adapter.ts';
import { askPatiently } from '#import/crm/ask-patiently.ts';
import { jsonOf } from '#import/crm/json-answer.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import type { OmnicasaSettings } from './settings.ts';

export type OmnicasaSource = SourceAccess<OmnicasaSettings>;

export type AnsweredPage = { items: unknown[]; rows: number };

const rowsPerPage = 25;
const betweenPagesMs = 1000;

/**
 * Calls one operation. The password stands in the address: errors name only the operation, and never repeat the answer,
 * which may repeat the question.
 */
export async function ask(
  source: OmnicasaSource,
  operation: string,
  parameters: object = {},
): Promise<unknown> {
  const { address, customerName, customerPassword, officeId } = source.settings;
  const json = JSON.stringify({
    CustomerName: customerName,
    CustomerPassword: customerPassword,
    ...(officeId !== undefined && { OfficeID: officeId }),
    ...parameters,
  });
  const answer = await askPatiently(source, `${address}/${operation}Json?json=${encodeURIComponent(json)}`);
  const envelope = new RecordReader(jsonOf(answer, operation));
  const result = new RecordReader(envelope.at(`${operation}JsonResult`));
  if (result.yesNo('Success') !== true)
    throw new SourceProblem(
      problem('OPERATION_FAILED', {
        ...{ operation, system: 'Omnicasa' },
        code: result.number('Code') ?? 'unknown',
      }),
    );
  return result.at('Value');
}

/** Rows count from 1. A list that ends before its count has changed meanwhile, and is not whole. */
export async function* pagesOf(
  source: OmnicasaSource,
  operation: string,
  parameters: object,
): AsyncGenerator<AnsweredPage> {
  for (let from = 1; ; from += rowsPerPage) {
    if (from > 1) await source.pause(betweenPagesMs);
    const page = { ...parameters, Limit1: from, Limit2: from + rowsPerPage - 1 };
    const value = new RecordReader(await ask(source, operation, page));
    const items = value.list('Items');
    const rows = value.number('RowsCount');
    if (rows === undefined) throw new SourceProblem(problem('ANSWER_WITHOUT_COUNT', { what: operation }));
    yield { items, rows };
    if (items.length === 0 || from + rowsPerPage > rows) return;
  }
}
