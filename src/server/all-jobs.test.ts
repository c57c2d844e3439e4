import { expect, it } from 'vitest';
import { z } from 'zod';
import { allJobs } from './all-jobs.ts';

const needed = allJobs.flatMap((job) => {
  const schema = 'schema' in job ? job.schema : undefined;
  if (!(schema instanceof z.ZodObject)) throw new Error(`${job.name} has no schema that can be looked into.`);
  return Object.entries<z.ZodType>(schema.shape)
    .filter(([, key]) => !key.safeParse(undefined).success)
    .map(([name]) => `${job.name} ${name}`);
});

it('a job that another version queued needs no more keys than it did', () => {
  // A new key must be optional or have a default: jobs that already wait lack it.
  expect(needed).toEqual([
    'picture-variants pictureId',
    'remove-picture-relatives pictureId',
    'remove-spare-picture pictureId',
    'import-source source',
    'import-source cause',
    'import-source actor',
  ]);
});
