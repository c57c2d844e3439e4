// The process that `npm start` starts: it keeps the database and the workers, which serve (server.ts), and answers no
// visitor itself. It loads little, so that little can break in it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { StartProblem } from './database/start-problem.ts';
import { environmentOrExit, projectDirectory } from './environment.ts';
import { createLog } from './server/start/log.ts';
import { closeDataFolder } from './server/start/private-files.ts';
import { provideDatabase } from './server/start/provide-database.ts';
import { findRelease } from './server/start/releases.ts';
import { stopOnSignals } from './server/start/stop.ts';
import { Workers } from './server/start/workers/workers.ts';
import { version } from './version.ts';

// scripts/publish-release.ts starts it so: a module that cannot be loaded has ended it by now.
if (process.argv.includes('--load')) process.exit();
const environment = environmentOrExit();
const log = createLog(environment.logLevel);
const stop = stopOnSignals();
let workers: Workers | undefined;
process.on('SIGHUP', () => {
  // Closing the terminal is meant to end the site.
  if (process.stdout.isTTY) stop.ask('at once');
  else workers?.replaceAll();
});

// Everything that was started is stopped in the opposite order, also when a later step fails: the database last.
const running = new AsyncDisposableStack();
const databaseLost = Promise.withResolvers<never>();
try {
  await Promise.race([start().then(() => stop.asked), databaseLost.promise]);
  log.info('stopping');
} catch (error) {
  process.exitCode = 1;
  if (error instanceof StartProblem) console.error(error.message);
  else log.fatal({ err: error }, 'the start failed');
}
await running.disposeAsync();
process.exit();

async function start(): Promise<void> {
  const release = findRelease();
  if (!release)
    throw new StartProblem('The pages are not built yet: start with npm start, which builds them.');
  log.info({ version, release: basename(release) }, 'starting');
  // The workers inherit this.
  closeDataFolder(environment.dataDirectory);
  const { databaseUrl, lost, close } = await provideDatabase(environment, log, stop.asked);
  running.defer(close);
  lost.catch(databaseLost.reject);
  if (stop.manner) return;
  const kept = new Workers({ count: environment.workers, databaseUrl, log, release, findRelease });
  workers = kept;
  running.defer(() => kept.stop(stop.manner ?? 'at once'));
  stop.hurried.then(() => kept.stop('at once'));
  // A start can be stopped before it is through.
  const serves = await Promise.race([kept.start(), stop.asked]);
  if (serves === false) {
    process.exitCode = 1;
    stop.ask('at once');
  }
  if (serves && process.argv.includes('--build')) buildBeside(kept);
}

/** Builds the current sources while the earlier release is served, and then serves the new one. */
async function buildBeside(kept: Workers): Promise<void> {
  const words = ['scripts/bootstrap.mjs', 'build'];
  const builder = spawn(process.execPath, words, { cwd: projectDirectory, stdio: 'inherit' });
  running.defer(() => void builder.kill());
  // Visitors take precedence over the build.
  if (builder.pid !== undefined) setPriority(builder.pid, 10);
  const [code] = await once(builder, 'exit');
  if (stop.manner) return;
  const served = { release: basename(kept.release) };
  if (code !== 0) log.error(served, 'the build failed: the site keeps the earlier build');
  else if (findRelease() !== kept.release) await kept.replaceAll();
}
