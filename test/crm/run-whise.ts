// One run of the source whise in a process of its own, for things that show only from outside: its memory, and its
// death. It ends with one line of JSON on stdout. Started by whise-process.ts.
import { existsSync, readFileSync } from 'node:fs';
import { openDatabase } from '#database/client.ts';
import { diskStorage } from '#images/storage.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import { runImport } from '#import/run/run-import.ts';
import { whiseNetwork } from './whise-server.ts';

const { url, directory, port, importKey, now } = JSON.parse(process.argv[2] ?? '{}');
const database = openDatabase(url, { maxConnections: 4 });
const storage = diskStorage(directory);
const pauses: number[] = [];
const ran = await runImport(
  {
    database,
    pictures: { database, storage, jobs: { enqueue: async () => {} } },
    documents: storage,
    importKey,
    publicUrl: 'https://www.agency.be',
    now: () => new Date(now),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    findAdapter,
    network: whiseNetwork(port),
  },
  'whise',
  { cause: 'hand', actor: 'test', isWhole: true },
);
await database.destroy();
console.log(JSON.stringify({ ...ran, pauses, peakMB: peakMB() }));

/** On Linux the maximum in `resourceUsage` starts at that of the parent process. */
function peakMB(): number {
  const status = '/proc/self/status';
  const own = existsSync(status) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return Math.round(Number(own ?? process.resourceUsage().maxRSS) / 1024);
}
