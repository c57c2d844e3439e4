import { problem } from '#domain/problem/problem.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { type SourceAccess, SourceProblem } from '#import/crm/adapter.ts';
import { askPatiently } from '#import/crm/ask-patiently.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { readXml } from '#import/xml/read-xml.ts';

export type SkarabeeSettings = { login: string; password: string; address: string };

/** The elements that may stand several times in an answer. */
export const skarabeeLists = [
  ...['PublicationSummary', 'ProjectPublicationSummary', 'ProjectProperty', 'Picture', 'Document'],
  ...['CustomDescription', 'Certification', 'GlazingType', 'HeatingType', 'IsolationType', 'Level', 'Area'],
  ...['Error', 'UserLoginInfo', 'Agent', 'InvalidContactMe', 'string'],
];

/** Elements in the order in which the service declares them. */
type SoapContent = readonly (readonly [name: string, content: string | number | SoapContent])[];

/** A refusal with a code of Skarabee's own, such as INVALID_PUBLICATION_ID. */
export class SkarabeeRefusal extends SourceProblem {
  readonly code: string;

  constructor(operation: string, code: string, message: string) {
    super(problem('OPERATION_REFUSED', { system: 'Skarabee', operation, said: `${code} ${message}`.trim() }));
    this.code = code;
  }
}

/** Calls one operation and gives its result. Throws a `SourceProblem` for every other answer. */
export async function callSkarabee(
  source: SourceAccess<SkarabeeSettings>,
  operation: string,
  given: SoapContent = [],
): Promise<RecordReader> {
  const { login, password, address } = source.settings;
  const question = {
    headers: {
      'Content-Type': `application/soap+xml; charset=utf-8; action="${namespace}${operation}"`,
      Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
    },
    body: envelope(operation, given),
  };
  // A busy answer does not prove that the data was not taken in: only questions are sent twice.
  const answer = operation.startsWith('Get')
    ? await askPatiently(source, address, question)
    : await source.request(address, question);
  if (answer.status === 401 || answer.status === 403)
    throw new SourceProblem(problem('LOGIN_REFUSED', { system: 'Skarabee' }));
  const read = readXml(answer.bytes, { lists: skarabeeLists });
  if (read.kind === 'refused')
    throw new SourceProblem(
      problem('ANSWER_STATUS_WHY', {
        ...{ what: `Skarabee ${operation}`, status: answer.status },
        why: read.reason,
      }),
    );
  const content = new RecordReader(read.record).at('Envelope.Body');
  const body = new RecordReader(content);
  refuseFault(operation, body);
  // An empty answer means success.
  const isAnswer = typeof content === 'object' && Object.hasOwn(content as object, `${operation}Response`);
  if (answer.status !== 200 || !isAnswer)
    throw new SourceProblem(
      problem('ANSWER_OTHER', { what: `Skarabee ${operation}`, status: answer.status }),
    );
  const result = new RecordReader(body.at(`${operation}Response.${operation}Result`));
  for (const each of result.list('Errors.Error')) {
    const error = new RecordReader(each);
    throw new SkarabeeRefusal(operation, error.text('Code') ?? '', error.text('Message') ?? '');
  }
  return result;
}

const namespace = 'http://weblink.skarabee.com/';

function envelope(operation: string, content: SoapContent): string {
  const soap = 'http://www.w3.org/2003/05/soap-envelope';
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${soap}"><s:Body><${operation} xmlns="${namespace}">${elements(content)}</${operation}></s:Body></s:Envelope>`;
}

function elements(content: SoapContent): string {
  return content
    .map(
      ([name, value]) =>
        `<${name}>${typeof value === 'object' ? elements(value) : escapeXml(String(value))}</${name}>`,
    )
    .join('');
}

/** Reads the faults of SOAP 1.2, and of 1.1, which servers fall back to. */
function refuseFault(operation: string, body: RecordReader): void {
  const fault = body.at('Fault');
  if (fault === undefined) return;
  const reason = body.text('Fault.Reason.Text') ?? body.text('Fault.faultstring') ?? 'without a reason';
  if (/unauthori[sz]ed/i.test(reason))
    throw new SourceProblem(problem('LOGIN_REFUSED', { system: 'Skarabee' }));
  throw new SourceProblem(
    problem('OPERATION_UNANSWERED', { system: 'Skarabee', operation, said: reason.slice(0, 200) }),
  );
}
