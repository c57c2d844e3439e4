import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { type Bucket, orAway, piecesOf, unlessAbsent } from '#images/bucket.ts';
import { uploadInParts } from '#images/upload-in-parts.ts';
import { BackupProblem } from './backup-problem.ts';
import type { BackupStore } from './backup-store.ts';

/** Keeps backups in a bucket. Throws StorageAway if its server does not answer. */
export function bucketOfBackups(bucket: Bucket): BackupStore {
  const { client, name: Bucket, prefix: Prefix } = bucket;
  const placeOf = (name: string) => `s3://${Bucket}/${Prefix}${name}`;
  return {
    async write(name, bytes) {
      await uploadInParts(bucket, name, bytes);
    },
    async *read(name) {
      const getting = new GetObjectCommand({ Bucket, Key: Prefix + name });
      const answer = await unlessAbsent(client.send(getting));
      if (!answer) throw new BackupProblem(`There is no ${placeOf(name)}.`);
      yield* piecesOf(answer.Body as Readable);
    },
    async list() {
      const names: string[] = [];
      let from: string | undefined;
      do {
        const listing = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: from });
        const { Contents = [], NextContinuationToken } = await orAway(client.send(listing));
        names.push(...Contents.map(({ Key = '' }) => Key.slice(Prefix.length)));
        from = NextContinuationToken;
      } while (from);
      return names;
    },
    async remove(name) {
      await unlessAbsent(client.send(new DeleteObjectCommand({ Bucket, Key: Prefix + name })));
    },
    placeOf,
  };
}
