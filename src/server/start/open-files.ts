import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Environment } from '#environment';
import { keptVariants } from '#images/kept-variants.ts';
import { openFiles, type SiteFiles } from '#images/site-files.ts';

/** Variants of pictures from a bucket are kept here too: one that is shown often is fetched only once. */
export async function openOwnFiles(
  { dataDirectory, filesUrl, objectServer }: Environment,
  log: Logger,
  now: () => Date,
): Promise<SiteFiles> {
  const files = await openFiles(filesUrl ?? dataDirectory, objectServer, (err) =>
    log.warn({ err }, 'the bucket does not answer: pictures, documents and films are missing until it does'),
  );
  if (!filesUrl) return files;
  return { ...files, pictures: keptVariants(files.pictures, join(dataDirectory, 'kept-variants'), { now }) };
}
