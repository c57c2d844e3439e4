import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { webAddressSchema } from '#domain/address/web-address-schema.ts';
import { problem } from '#domain/problem/problem.ts';
import {
  type Adapter,
  type HookReading,
  type SentHook,
  type SourceAccess,
  SourceProblem,
} from '#import/crm/adapter.ts';
import { askPatiently } from '#import/crm/ask-patiently.ts';
import { jsonOf } from '#import/crm/json-answer.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { mapEstate, sweepBrightFeeds } from './map-estate.ts';
import { withoutPersonal } from './without-personal.ts';

const settings = z.strictObject({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  address: webAddressSchema.default('https://website.sweepbright.com/api'),
});

type Settings = z.infer<typeof settings>;
type Source = SourceAccess<Settings>;

const accept = 'application/vnd.sweepbright.v20241030+json';
const idForm = /^[\w-]{1,64}$/;

/**
 * SweepBright has no list: it names an estate that changed, and gives it for an hour after that. All estates come if
 * the agency publishes them again there.
 */
export const sweepBright: Adapter<Settings> = {
  name: 'sweepbright',
  settings,
  secrets: ['clientSecret'],
  hosts: ['website.sweepbright.com', '*.sweepbright.com', '*.amazonaws.com'],
  feeds: sweepBrightFeeds,
  withoutPersonal,
  map: mapEstate,
  readHook,

  async probe(source) {
    await getToken(source);
    return { account: source.settings.clientId };
  },

  async fetchOne(source, ref) {
    const answer = await ask(source, ref, '');
    if (answer.status === 404) return 'expired';
    const estate = recordOf(jsonOf(answer, 'The estate'));
    if (estate?.ref !== ref) throw new SourceProblem(problem('OTHER_HOME'));
    return estate;
  },

  unitsWithin(project) {
    const estate = new RecordReader(project.body);
    if (!Array.isArray(estate.at('properties'))) return undefined;
    return estate.list('properties').flatMap((body) => {
      const unit = recordOf(body);
      return unit ? [{ ...unit, kind: 'unit', parentRef: project.ref }] : [];
    });
  },

  /** SweepBright's address of an estate can only be set: it goes with the estate. */
  async reportOnline(source, ref, url) {
    if (url === null) return;
    const answer = await ask(source, ref, '/url', { method: 'PUT', body: JSON.stringify({ url }) });
    if (answer.status !== 404 && answer.status > 299)
      throw new SourceProblem(
        problem('ANSWER_STATUS', { what: 'The address on the site', status: answer.status }),
      );
  },
};

function recordOf(body: unknown): RawRecord | undefined {
  const estate = new RecordReader(body);
  const [ref, parentRef] = [estate.text('id'), estate.text('project_id')];
  if (!ref || !idForm.test(ref)) return undefined;
  if (estate.yesNo('is_project')) return { ref, kind: 'project', body };
  return parentRef ? { ref, kind: 'unit', parentRef, body } : { ref, kind: 'home', body };
}

async function ask(
  source: Source,
  ref: string,
  part: '' | '/url',
  own: { method?: 'PUT'; body?: string } = {},
) {
  if (!idForm.test(ref)) throw new SourceProblem(problem('NO_ID'));
  const headers = {
    Accept: accept,
    Authorization: `Bearer ${await getToken(source)}`,
    ...(own.body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const answer = await askPatiently(source, `${source.settings.address}/estates/${ref}${part}`, {
    headers,
    ...own,
  });
  if (answer.status === 401 || answer.status === 403)
    throw new SourceProblem(problem('LOGIN_REFUSED', { system: 'SweepBright' }));
  return answer;
}

async function getToken(source: Source): Promise<string> {
  const { address, clientId, clientSecret } = source.settings;
  const answer = await askPatiently(source, `${address}/oauth/token`, {
    headers: { Accept: accept, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  if ([400, 401, 403].includes(answer.status))
    throw new SourceProblem(problem('LOGIN_REFUSED', { system: 'SweepBright' }));
  const token = new RecordReader(jsonOf(answer, 'The request for a token')).text('access_token');
  if (!token) throw new SourceProblem(problem('LOGIN_WITHOUT_TOKEN', { system: 'SweepBright' }));
  return token;
}

/** The signature covers the raw bytes: HMAC-SHA1 in hex, with the client's secret as its key. */
function readHook({ headers, body }: SentHook, { clientSecret }: Settings): HookReading {
  const expected = createHmac('sha1', clientSecret).update(body).digest();
  const sent = Buffer.from(headers.get('x-hook-signature') ?? '', 'hex');
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected))
    return { kind: 'refused', reason: 'the signature is not that of SweepBright' };
  const message = new RecordReader(readJson(body));
  const [event, ref] = [message.text('event'), message.text('estate_id')];
  if (!ref || !idForm.test(ref)) return { kind: 'nothing' };
  const dedup = createHash('sha256').update(body).digest('hex');
  if (event === 'estate-deleted') return { kind: 'changed', refs: [], gone: [ref], dedup };
  if (event !== 'estate-added' && event !== 'estate-updated') return { kind: 'nothing' };
  return { kind: 'changed', refs: [ref], gone: [], dedup };
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
