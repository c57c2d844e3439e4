import { runCommandLine } from './command-line/run.ts';
import { ask } from './command-line/running/ask.ts';
import { openSite, openStores } from './command-line/site.ts';
import { callerDirectory } from './environment.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isInteractive: process.stderr.isTTY,
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
  directory: callerDirectory(),
  now: new Date(),
  openSite,
  openStores,
});
