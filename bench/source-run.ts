// `npm run bench:source`: the memory of a process that reads 1,000 homes with 15 photographs each from a server that
// behaves as Whise does: pages, an error in the middle, too many questions, an expired token. `npm run bench:source --
// 100` for another number of homes. Exit status 1 when a figure is over its budget.
import { join } from 'node:path';
import sharp from 'sharp';
import { startWhiseRun } from '#test/crm/whise-process.ts';
import { estate, picturesOf, whiseServer } from '#test/crm/whise-server.ts';
import { addWhiseSource, importKey } from '#test/crm/whise-source.ts';
import { fillDatabase } from './filled-database.ts';
import { type Measurement, table } from './measurement.ts';

const homes = Number(process.argv[2] ?? 1000);
const photosEach = 15;
const budgetMB = 300;
const list = '/v1/estates/list';
const { directory, database, url, remove } = await fillDatabase(0);
const whise = await whiseServer(await photograph());
try {
  await addWhiseSource({ database, now: new Date() });
  const text = 'Een ruim huis met tuin op het zuiden, dicht bij school en station. '.repeat(40);
  whise.state.estates = Array.from({ length: homes }, (_, index) =>
    estate(index + 1, {
      pictures: picturesOf(index + 1, photosEach),
      longDescription: ['nl-BE', 'fr-BE', 'en-GB'].map((languageId) => ({ languageId, content: text })),
    }),
  );
  // A page of Whise has 50 homes.
  const middle = Math.max(1, Math.floor(homes / 100)) * 50;
  const measurements: Measurement[] = [];
  const errors = [{ code: 'INTERNAL' }];
  whise.state.instead = [{ path: list, offset: middle, status: 200, body: { validationErrors: errors } }];
  measurements.push(await measure('breaks off in the middle', 'failed', middle));
  whise.state.instead = [
    { path: list, offset: 0, status: 429, retryAfter: '2' },
    { path: list, offset: middle, status: 401 },
  ];
  measurements.push(await measure('completes', 'done', homes - middle));
  measurements.push(await measure('finds all as it was', 'done', 0));
  console.log(table(measurements));
  if (measurements.some(({ isMet }) => isMet === false)) process.exitCode = 1;
} finally {
  await whise.close();
  await remove();
}

async function measure(what: string, status: string, created: number): Promise<Measurement> {
  console.error(`A run that ${what} …`);
  const startedAt = performance.now();
  const run = startWhiseRun({
    url,
    directory: join(directory, 'files'),
    port: whise.port,
    importKey,
    now: new Date(),
  });
  const ran = await run.ended;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { counts, peakMB = 0 } = ran ?? {};
  const withdrawn = counts?.withdrawn ?? 0;
  const isAsExpected =
    ran?.status === status &&
    counts?.created === created &&
    counts.photos === created * photosEach &&
    withdrawn === 0;
  return {
    what: `a run over ${homes} homes that ${what}`,
    measured: `${peakMB} MB, ${seconds} s; ${ran?.status}: ${counts?.created} homes, ${counts?.photos} photographs, ${withdrawn} withdrawn`,
    budget: `≤ ${budgetMB} MB; ${created} homes with their photographs, none withdrawn`,
    isMet: isAsExpected && peakMB <= budgetMB,
  };
}

/** A photograph of the size that Whise gives, some 200 kB. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg({ quality: 80 })
    .toBuffer();
}
