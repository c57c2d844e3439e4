import { runCommandLine } from './command-line/run.ts';
import { openSite } from './command-line/site.ts';
import { callerDirectory } from './environment.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isInteractive: process.stderr.isTTY,
  directory: callerDirectory(),
  now: new Date(),
  openSite,
});
