import { problem } from '#domain/problem/problem.ts';
import { type SourceAccess, SourceProblem } from '#import/crm/adapter.ts';
import { askPatiently } from '#import/crm/ask-patiently.ts';
import { readAnswer } from '#import/crm/json-answer.ts';
import { RecordReader } from '#import/crm/record-reader.ts';

export type WhiseSettings = {
  user: string;
  password: string;
  clientId: number;
  officeId: number;
};

type Access = SourceAccess<WhiseSettings>;

const api = 'https://api.whise.eu';

export type WhiseClient = { ask(path: string, question: object): Promise<RecordReader> };

/** Logs in when first asked, and again if its token has expired. */
export function whiseClient(access: Access): WhiseClient {
  let token: string | undefined;
  return {
    async ask(path, question) {
      let isNew = token === undefined;
      for (;;) {
        token ??= await logIn(access);
        const answer = await post(access, path, question, token);
        if (answer.status === 401 && !isNew) {
          token = undefined;
          isNew = true;
        } else return read(path, answer);
      }
    },
  };
}

/** Logs in twice: as the user, then for the office of the agency. */
async function logIn(access: Access): Promise<string> {
  const { user, password, clientId, officeId } = access.settings;
  const first = await post(access, '/token', { username: user, password });
  if (first.status === 400 || first.status === 401)
    throw new SourceProblem(problem('LOGIN_REFUSED', { system: 'Whise' }));
  const account = tokenOf(read('/token', first));
  const question = { ClientId: clientId, OfficeId: officeId };
  const second = await post(access, '/v1/admin/clients/token', question, account);
  if (second.status === 401 || second.status === 403)
    throw new SourceProblem(problem('OFFICE_REFUSED', { system: 'Whise' }));
  return tokenOf(read('/v1/admin/clients/token', second));
}

function tokenOf(answer: RecordReader): string {
  const token = answer.text('token');
  if (!token) throw new SourceProblem(problem('LOGIN_WITHOUT_TOKEN', { system: 'Whise' }));
  return token;
}

function post(access: Access, path: string, question: object, token?: string) {
  return askPatiently(access, `${api}${path}`, {
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(question),
  });
}

/** Whise answers 200 and `isValidRequest` even if it did not understand: only `validationErrors` tell. */
function read(path: string, { status, bytes }: { status: number; bytes: Buffer }): RecordReader {
  if (status !== 200) throw new SourceProblem(problem('ANSWER_STATUS', { what: `Whise ${path}`, status }));
  const answer = new RecordReader(readAnswer(bytes, `Whise ${path}`));
  const [first] = answer.list('validationErrors');
  if (first === undefined) return answer;
  const code = new RecordReader(first).text('code') ?? 'no code';
  throw new SourceProblem(problem('QUESTION_NOT_UNDERSTOOD', { system: 'Whise', path, code }));
}
