import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from '#command-line/command.ts';
import { exportPath } from '#command-line/file/export-path.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { readProperties } from '#database/property/property-export.ts';
import { csvLine } from '#import/file/csv-line.ts';
import { writeCells, writeObject, writtenColumns } from '#import/file/write-row.ts';

const help = `npm run gevel -- properties export [FILE] [flags]

Writes every property in the format of "properties import", also drafts, withdrawn properties and facts that the site
hides. It goes to FILE (JSON Lines if the name ends in .jsonl, else CSV in UTF-8), or as CSV to the terminal. Photographs
are left out. If the same site imports the file again, nothing changes.

  --source NAME   only the properties of that source
`;

export const propertiesExport: Command = {
  name: 'properties export',
  summary: 'Writes the properties to a file that import reads',
  help,
  async run(args, { out, err, directory, openSite }) {
    const { values, positionals } = readFlags(args, { source: { type: 'string' } });
    const path = exportPath(positionals, directory);

    await using site = await openSite();
    const properties = readProperties(site.database, values.source);
    if (!path) {
      for await (const line of csvLines(properties)) out(line);
      return 0;
    }
    let count = 0;
    const isJson = path.endsWith('.jsonl');
    const lines = isJson ? jsonLines(properties) : csvLines(properties);
    const counted = Readable.from(lines).on('data', () => {
      count += 1;
    });
    await pipeline(counted, createWriteStream(path));
    err(`${isJson ? count : count - 1} properties in ${positionals[0]}\n`);
    return 0;
  },
};

async function* csvLines(properties: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  yield csvLine(writtenColumns.map(({ name }) => name));
  for await (const property of properties) yield csvLine(writeCells(property));
}

async function* jsonLines(properties: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  for await (const property of properties) yield `${JSON.stringify(writeObject(property))}\n`;
}
