import { dirname } from 'node:path';
import { ensureChromium, findChromium } from '../scripts/find-chromium.ts';
import { screenAddresses, screens } from './addresses.ts';
import { type Measurement, median } from './measurement.ts';
import { run } from './programs.ts';
import type { BenchSite } from './site.ts';

// Fetched by npx when somebody measures: as a dependency, each installation would carry its 100 MB.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;

const brotli = { headers: { 'Accept-Encoding': 'br' } };

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >;
}

interface Figure {
  name: string;
  read: (report: Report) => number;
  budget: string;
  holds: (value: number) => boolean;
  unit?: string;
}

const figures: Figure[] = [
  { name: 'performance', read: score('performance'), budget: '≥ 95', holds: (value) => value >= 95 },
  { name: 'accessibility', read: score('accessibility'), budget: '100', holds: (value) => value === 100 },
  { name: 'best practices', read: score('best-practices'), budget: '100', holds: (value) => value === 100 },
  { name: 'SEO', read: score('seo'), budget: '100', holds: (value) => value === 100 },
  {
    name: 'LCP',
    read: (report) => Math.round(figureOf(report, 'largest-contentful-paint')),
    budget: '≤ 1800 ms',
    holds: (value) => value <= 1800,
    unit: ' ms',
  },
  {
    name: 'CLS',
    read: (report) => Number(figureOf(report, 'cumulative-layout-shift').toFixed(3)),
    budget: '≤ 0.02',
    holds: (value) => value <= 0.02,
  },
  {
    name: 'TBT',
    read: (report) => Math.round(figureOf(report, 'total-blocking-time')),
    budget: '≤ 100 ms',
    holds: (value) => value <= 100,
    unit: ' ms',
  },
];

/** The map of a list, for people and not for search engines: most of its work begins when somebody uses it. */
const figuresOfMap: Figure[] = [
  { name: 'performance', read: score('performance'), budget: '≥ 85', holds: (value) => value >= 85 },
  ...figures.filter(({ name }) => ['accessibility', 'best practices', 'CLS'].includes(name)),
  {
    name: 'TBT',
    read: (report) => Math.round(figureOf(report, 'total-blocking-time')),
    budget: '≤ 600 ms',
    holds: (value) => value <= 600,
    unit: ' ms',
  },
];

/** Lighthouse with its simulated phone, in Chromium; each figure is the median of five runs. */
export async function measureLighthouse(site: BenchSite): Promise<Measurement[]> {
  const addresses = await screenAddresses(site);
  const measurements: Measurement[] = [];
  for (const screen of screens) measurements.push(...(await measured(screen, addresses[screen], figures)));
  measurements.push(...(await measured('map', `${addresses.list}?view=map`, figuresOfMap)));
  return measurements;
}

async function measured(screen: string, address: string, wanted: Figure[]): Promise<Measurement[]> {
  await askUntilSmall(address);
  await audited(address);
  const reports: Report[] = [];
  for (let count = 0; count < RUNS; count++) reports.push(await audited(address));
  const measurements = wanted.map((figure) => describe(screen, figure, reports));
  const failed = failures(reports);
  if (failed.length > 0) measurements.push({ what: `${screen}: fails`, measured: failed.join('; ') });
  return measurements;
}

/** A page that is asked for often is compressed well, in spare time, as on a site with visitors. */
async function askUntilSmall(address: string): Promise<void> {
  for (let asked = 0; asked < 1000; asked++) {
    const answer = await fetch(address, brotli);
    await answer.arrayBuffer();
    if (answer.headers.get('ETag')?.endsWith('-br-small"')) return;
  }
  throw new Error(`${address} was not compressed better.`);
}

function describe(
  screen: string,
  { name, read, budget, holds, unit = '' }: Figure,
  reports: Report[],
): Measurement {
  const value = median(reports.map(read));
  return { what: `${screen}: ${name}`, measured: `${value}${unit}`, budget, isMet: holds(value) };
}

/** Now and then a browser on a small machine gives no trace: one more try before that counts as a failure. */
async function audited(url: string): Promise<Report> {
  const report = await audit(url).catch(() => undefined);
  return report?.audits['largest-contentful-paint']?.numericValue === undefined ? audit(url) : report;
}

async function audit(url: string): Promise<Report> {
  const words = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`];
  // Lighthouse needs a newer Node than a machine may have: the Node that runs this script comes first.
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  return JSON.parse(
    await run('npx', words, {
      ...process.env,
      PATH,
      CHROME_PATH: findChromium({ isWhole: true }) ?? ensureChromium(),
    }),
  );
}

function score(category: string) {
  return (report: Report) => Math.round((report.categories[category]?.score ?? 0) * 100);
}

function figureOf(report: Report, name: string): number {
  return report.audits[name]?.numericValue ?? Number.NaN;
}

/** The audits that clearly fail, by their titles in Lighthouse. */
function failures(reports: Report[]): string[] {
  const failed = reports.flatMap(({ audits }) =>
    Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
    ),
  );
  return [...new Set(failed.map(({ title }) => title))];
}
