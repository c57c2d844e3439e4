// `npm run bench`: measures the production build and prints each figure beside its budget. Measures everything, or only
// the figures that are named: `npm run bench -- weight start`. Exit status 1 when a figure is over its budget.
import { measureCachedPage } from './cached-page.ts';
import { measureCaptcha } from './captcha.ts';
import { measureColdStart } from './cold-start.ts';
import { measureCrowd } from './crowd.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMachine } from './machine.ts';
import { type Measurement, table } from './measurement.ts';
import { measureMemory } from './memory.ts';
import { measureOfficeHomes } from './office-homes.ts';
import { measureOfficeRequests } from './office-requests.ts';
import { measureOfficeToday } from './office-today.ts';
import { measurePageWeight } from './page-weight.ts';
import { measureRenderedList } from './rendered-list.ts';
import { measureRenderedProperty } from './rendered-property.ts';
import { type BenchSite, startBenchSite } from './site.ts';
import { measureViews } from './views.ts';
import { measureWorkers } from './workers.ts';

const measures: Record<string, (site: BenchSite) => Promise<Measurement[]>> = {
  machine: measureMachine,
  weight: measurePageWeight,
  pages: measureCachedPage,
  list: measureRenderedList,
  property: measureRenderedProperty,
  crowd: measureCrowd,
  workers: measureWorkers,
  views: measureViews,
  captcha: measureCaptcha,
  start: measureColdStart,
  interaction: measureInteraction,
  today: measureOfficeToday,
  requests: measureOfficeRequests,
  lighthouse: measureLighthouse,
  memory: measureMemory,
  // Last: it fills the site with properties that the others do not expect.
  homes: measureOfficeHomes,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(', ')}. There are: ${Object.keys(measures).join(', ')}.`,
  );
  process.exit(2);
}

console.error('Starting the site with the demo agency …');
const site = await startBenchSite();
try {
  const chosen = Object.entries(measures).filter(([name]) => asked.length === 0 || asked.includes(name));
  const measurements: Measurement[] = [];
  for (const [name, measure] of chosen) {
    console.error(`Measuring: ${name} …`);
    measurements.push(...(await measure(site)));
  }
  console.log(table(measurements));
  if (measurements.some(({ isMet }) => isMet === false)) process.exitCode = 1;
} finally {
  await site.stop();
}
