import { BackupProblem } from '#backup/backup-problem.ts';
import { StartProblem } from '#database/start-problem.ts';
import { StorageAway } from '#images/storage.ts';
import { type Command, type CommandSurroundings, NotThere, WrongUse } from './command.ts';
import { commands } from './commands.ts';
import { formerNames } from './former-names.ts';
import { Interrupted } from './running/interruptible.ts';

/** Gives the exit status: 0 all done, 1 not all of it, 2 called wrongly. */
export async function runCommandLine(
  typed: readonly string[],
  surroundings: CommandSurroundings,
): Promise<number> {
  const { out, err } = surroundings;
  const [first, ...rest] = typed;
  const name = first === undefined ? undefined : formerNames[first];
  if (name) err(`"${first}" is now called "${name}".\n`);
  const args = name ? [...name.split(' '), ...rest] : typed;
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
    out(overview(args.slice(1).join(' ')));
    return 0;
  }
  const command = findCommand(args);
  if (!command) {
    err(`There is no command "${args.filter((arg) => !arg.startsWith('-')).join(' ')}".\n${list()}`);
    return 2;
  }
  const own = args.slice(command.name.split(' ').length);
  if (own.includes('--help') || own.includes('-h')) {
    out(command.help);
    return 0;
  }
  try {
    return await command.run(own, surroundings);
  } catch (error) {
    if (error instanceof WrongUse) {
      err(`${error.message}\nSee: npm run gevel -- ${command.name} --help\n`);
      return 2;
    }
    const told = [NotThere, Interrupted, StartProblem, StorageAway, BackupProblem];
    if (!told.some((kind) => error instanceof kind)) throw error;
    err(`${(error as Error).message}\n`);
    return 1;
  }
}

/** The longest name that fits: 'mails retry' before 'mails'. */
function findCommand(args: readonly string[]): Command | undefined {
  const fitting = commands.filter(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  return fitting.toSorted((a, b) => b.name.length - a.name.length)[0];
}

function overview(wanted: string): string {
  return commands.find(({ name }) => name === wanted)?.help ?? list();
}

function list(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `Commands:\n${lines.join('')}  ${'help'.padEnd(width)}  This list\n\nHelp for one command: npm run gevel -- COMMAND --help\n`;
}
