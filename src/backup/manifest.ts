import { z } from 'zod';
import { kindsOfFiles } from '#images/site-files.ts';

const count = z.int().nonnegative();
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** What an archive says of itself, in its last file but the seal. */
export const manifestSchema = z.object({
  /** Another layout gets another number; what it holds is told by the migrations. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** Those that had run on the database, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** In the order in which they stand in the archive. */
  tables: z.array(z.object({ name, columns: z.array(name), rows: count })),
  /** The last number that each has given. */
  sequences: z.array(z.object({ name, last: z.string().regex(/^\d+$/) })),
  files: z.record(z.enum(kindsOfFiles), z.object({ count, bytes: count })),
  /** Files that rows name and that were not there any more when their turn came. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';
