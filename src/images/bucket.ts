import type { Readable } from 'node:stream';
import { HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { StartProblem } from '#database/start-problem.ts';
import { readBucketAddress } from '#domain/media/bucket-address.ts';
import { StorageAway } from './storage.ts';

/** The server of a bucket: Amazon's, if there is no endpoint. */
export type ObjectServer = { endpoint: string | undefined; region: string };

/** All keys in it begin with `prefix`, which is empty or ends with a slash. */
export type Bucket = { client: S3Client; name: string; prefix: string };

/** The wait for the first bytes of an answer. There are two more tries, so a visitor waits for 9 s at most. */
const patienceMs = 3000;
/** The longest pause between two pieces of an answer. */
const silenceMs = 10_000;

/**
 * Opens `s3://bucket/prefix`. Amazon's client looks for the keys in its usual places: AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, a profile, the role of the machine. Import this file only if there is a bucket: the client
 * takes time and memory to load. Throws a StartProblem if `url` has another form.
 */
export function openBucket(url: string, { endpoint, region }: ObjectServer): Bucket {
  const address = readBucketAddress(url);
  if (!address) throw new StartProblem(`'${url}' must be a bucket such as s3://agency or s3://agency/site.`);
  const agent = {
    keepAlive: true,
    // A visitor on a slow line keeps the connection of a film for minutes: pictures must not wait for that.
    maxSockets: 1000,
  };
  const client = new S3Client({
    region,
    // A self-hosted server rarely has a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    // Many servers do not know checksums in the newer trailers; the signature contains the hash of the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patienceMs,
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  return { client, name: address.bucket, prefix: address.prefix };
}

/** The time limit of a request that sends content: it expects at least 200 kB/s. */
export function sendingMs(sizeBytes: number): number {
  return patienceMs + sizeBytes / 200;
}

/**
 * Throws a StartProblem that says what to mend if the server refuses us, StorageAway if it does not answer. The right
 * to list is needed, also because without it Amazon answers a request for a missing file as if it were forbidden.
 */
export async function checkBucket({ client, name }: Bucket): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: name }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const reason =
      reasons[status ?? 0] ??
      (isWithoutKeys(error) ? 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set.' : undefined);
    if (reason) throw new StartProblem(`The bucket '${name}' cannot be used: ${reason}`);
    throw away(error);
  }
}

const reasons: Record<number, string> = {
  301: 'it is not in the region of AWS_REGION.',
  400: 'the server rejects the request. Check AWS_REGION and the keys.',
  401: 'the server does not accept AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  403: 'the server does not accept AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or they are not allowed to list the bucket.',
  404: 'it does not exist. Create it first.',
};

function isWithoutKeys(error: unknown): boolean {
  return error instanceof Error && error.name === 'CredentialsProviderError';
}

/** The outcome; undefined when there is no such file. Throws StorageAway for everything else. */
export async function unlessAbsent<Output>(answer: Promise<Output>): Promise<Output | undefined> {
  return answer.catch((error: unknown) => {
    // Other codes count as errors: a missing bucket is no missing file.
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name))
      return undefined;
    throw away(error);
  });
}

/** The outcome; throws StorageAway if the request fails. */
export async function orAway<Output>(answer: Promise<Output>): Promise<Output> {
  return answer.catch((error: unknown) => {
    throw away(error);
  });
}

function away(error: unknown): StorageAway {
  if (error instanceof StorageAway) return error;
  const said = error instanceof Error ? `${error.name} ${error.message}` : error;
  return new StorageAway(`The server of the files reports an error: ${said}`, { cause: error });
}

/** The pieces of an answer. Only the server's pauses are limited, not those of a slow visitor. */
export async function* piecesOf(body: Readable): AsyncGenerator<Buffer<ArrayBuffer>> {
  const pieces = body.iterator();
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(new Error(`silent for ${silenceMs} ms`)), silenceMs);
      const { done, value } = await pieces.next().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw away(error);
  } finally {
    body.destroy();
  }
}
