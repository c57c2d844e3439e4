import { z } from 'zod';
import { kindsOfFiles } from '#images/site-files.ts';

const count = z.int().nonnegative();
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** The description of an archive, in its last file before the seal. */
export const manifestSchema = z.object({
  /** Changes with the layout of the archive; the migrations tell which tables it holds. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations that had run on the database, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** In the order of the archive. */
  tables: z.array(z.object({ name, columns: z.array(name), rows: count })),
  /** `last`: the last number that the sequence has given. */
  sequences: z.array(z.object({ name, last: z.string().regex(/^\d+$/) })),
  files: z.record(z.enum(kindsOfFiles), z.object({ count, bytes: count })),
  /** Files that rows name, but that no longer existed when they were read. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';
