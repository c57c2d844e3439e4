// `npm run bench:workbook`: the memory of `properties import` while it reads a workbook of 200,000 rows and 100 columns,
// at first all new and then all as before. `npm run bench:workbook -- 20000` for another number of rows. Exit status 1
// when a figure is over its budget.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { smallMemory } from '#server/start/workers/small-memory.ts';
import { fillDatabase } from './filled-database.ts';
import { writeLargeWorkbook } from './large-workbook.ts';
import { type Measurement, table } from './measurement.ts';

const size = Number(process.argv[2] ?? 200_000);
const columns = 100;
const budgetMB = 300;
const tellPeak = `process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS))`;

const { directory, url, remove } = await fillDatabase(0);
const path = join(directory, 'homes.xlsx');
try {
  console.error(`Writing ${size} rows …`);
  const bytes = await writeLargeWorkbook(path, rows());
  console.error(`The sheet has ${Math.round(bytes / 1e6)} MB.`);
  const measurements = [await measure('all new', `${size} new`), await measure('all as before', '0 new')];
  console.log(table(measurements));
  if (measurements.some(({ isMet }) => isMet === false)) process.exitCode = 1;
} finally {
  await remove();
}

/** A header, then homes with a text of their own; most columns have no meaning here, as in the files of agencies. */
function* rows(): Generator<(string | number)[]> {
  const known = ['Id', 'purpose', 'type', 'postalCode', 'city', 'street', 'houseNumber', 'price', 'bedrooms'];
  const named = [...known, 'livingAreaM2', 'constructionYear', 'title.nl', 'description.nl'];
  const others = Array.from({ length: columns - named.length }, (_, index) => `Veld ${index + 1}`);
  yield [...named, ...others];
  for (let row = 1; row <= size; row += 1) {
    const about = `Huis ${row} met tuin op het zuiden, dicht bij school en station. `;
    const facts = [275_000 + row, (row % 5) + 1, 90 + (row % 200), 1900 + (row % 120)];
    const place = ['9000', 'Gent', `Straat ${row % 900}`, String(row)];
    const texts = [`Huis ${row}`, about.repeat(5)];
    yield [`R${row}`, 'sale', 'house', ...place, ...facts, ...texts, ...others.map((_, at) => cell(row, at))];
  }
}

function cell(row: number, at: number): string | number {
  return at % 3 === 0 ? `keuze ${(row * (at + 7)) % 40}` : (row * (at + 11)) % 100_003;
}

async function measure(what: string, expected: string): Promise<Measurement> {
  console.error(`Importing, ${what} …`);
  const startedAt = performance.now();
  const told = `data:text/javascript,${encodeURIComponent(tellPeak)}`;
  const words = [
    'properties',
    'import',
    path,
    '--source',
    'bench',
    '--map',
    'Id=reference',
    '--ignore-unknown',
  ];
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [...smallMemory.words, '--import', told, 'src/gevel.ts', ...words],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env.PATH, DATA_DIR: directory, DATABASE_URL: url, ...smallMemory.variables },
      maxBuffer: 1e8,
    },
  );
  const peakMB = Math.round((Number(/^peak (\d+)$/mu.exec(stderr)?.[1]) * 1024) / 1e6);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const [summary = ''] = stdout.split('\n');
  return {
    what: `${size} rows of ${columns} columns, ${what}`,
    measured: `${peakMB} MB, ${seconds} s; ${summary}`,
    budget: `≤ ${budgetMB} MB; ${expected}`,
    isMet: peakMB <= budgetMB && summary.includes(`${expected}, `),
  };
}
