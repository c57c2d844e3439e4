import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, startSite } from '../site-process.ts';

/** One site with the demo agency for all journeys, as `npm start` starts it; it is stopped and removed at the end. */
export default async function start(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'gevel-journeys-'));
  const site = startSite({
    PORT: await findFreePort(),
    DATA_DIR: directory,
    DEMO: '1',
    LOG_LEVEL: 'warn',
  });
  await site.ready();
  process.env.SITE_URL = site.url;
  return async () => {
    await site.end('SIGTERM');
    rmSync(directory, { recursive: true });
    if (/"level":(50|60)/.test(site.output())) throw new Error(`The site logged errors:\n${site.output()}`);
  };
}
