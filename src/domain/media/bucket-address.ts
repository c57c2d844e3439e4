/** A bucket of object storage. `prefix`: empty, or folders in the bucket with a slash at the end. */
type BucketAddress = { bucket: string; prefix: string };

/** Reads 's3://bucket' or 's3://bucket/some/prefix'; undefined for anything else. */
export function readBucketAddress(url: string): BucketAddress | undefined {
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]{1,100}){0,10})\/?$/.exec(url) ?? [];
  if (!bucket || /\/\.{1,2}(\/|$)/.test(path)) return undefined;
  return { bucket, prefix: path && `${path.slice(1)}/` };
}
