import { createInterface } from 'node:readline/promises';

/** On standard error, so that a command's output can still go into a file. Ctrl-C and Ctrl-D give no answer. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await new Promise((answer) => {
      terminal.once('close', () => answer(''));
      terminal.question(question).then(answer, () => answer(''));
    });
  } finally {
    terminal.close();
  }
}
