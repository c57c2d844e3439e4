import { globSync } from 'node:fs';
import { resolve } from 'node:path';
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

it('has the job of every file of a job', async () => {
  const files = globSync('src/**/*-job.ts', { exclude: ['src/jobs/define-job.ts'] });
  expect(files.length).toBeGreaterThan(15);
  const forgotten: string[] = [];
  for (const file of files) {
    const found: Record<string, unknown> = await import(resolve(file));
    if (!allJobs.some((job) => Object.values(found).includes(job))) forgotten.push(file);
  }
  expect(forgotten).toEqual([]);
});
