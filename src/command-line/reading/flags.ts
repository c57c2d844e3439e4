import { type ParseArgsConfig, parseArgs } from 'node:util';
import { WrongUse } from '#command-line/command.ts';

/** Like parseArgs of node:util, with plain sentences for errors. Throws WrongUse. */
export function readFlags<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The rest of the message explains how to pass a file whose name begins with a hyphen.
    throw new WrongUse(`${error.message.split('. To specify')[0]?.replace(/\.$/u, '')}.`);
  }
}
