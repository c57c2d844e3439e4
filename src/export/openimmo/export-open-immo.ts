import { rename, rm } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import {
  type ExportedRow,
  listExported,
  listGoneSince,
  readPictures,
} from '#database/property/exported-properties.ts';
import { asOfDay } from '#domain/property/as-of-day.ts';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue } from '#domain/property/fields.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { dayOf } from '#domain/time/dates.ts';
import { openPicture } from '#images/open-picture.ts';
import type { FileStorage } from '#images/storage.ts';
import type { ExportedHome, ExportedPicture, Sender, Values } from './exported-home.ts';
import { writeGone, writeHome } from './write-home.ts';
import { transferHead, transferTail } from './write-transfer.ts';
import { ZipWriter } from './zip-writer.ts';

type Export = {
  database: Kysely<Database>;
  pictures: FileStorage;
  sender: Sender;
  path: string;
  /** Exports only homes that changed since; all of them if undefined. */
  since: Date | undefined;
  now: Date;
};

const picturesPerHome = 40;

/** Writes an archive with an XML and the pictures in it; gives how many homes and pictures it has. */
export async function exportOpenImmo({ database, pictures, sender, path, since, now }: Export) {
  const unfinished = `${path}.unfinished`;
  const zip = await ZipWriter.create(unfinished);
  try {
    const parts = [transferHead(sender, since ? 'TEIL' : 'VOLL', now)];
    const counts = { homes: 0, gone: 0, pictures: 0 };
    for await (const row of listExported(database, since)) {
      const media = await addPictures(zip, { database, pictures }, row.id);
      parts.push(writeHome(homeOf(row, media, dayOf(now)), sender), '\n');
      counts.homes += 1;
      counts.pictures += media.length;
    }
    for (const each of since ? await listGoneSince(database, since) : []) {
      parts.push(writeGone(each, sender), '\n');
      counts.gone += 1;
    }
    await zip.add('openimmo.xml', Buffer.from([...parts, transferTail].join('')), { isPacked: false });
    await zip.close();
    await rename(unfinished, path);
    return counts;
  } catch (error) {
    await zip.abandon();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Pictures are made anew: an original can say where and when it was taken, and by whom. */
async function addPictures(
  zip: ZipWriter,
  { database, pictures }: Pick<Export, 'database' | 'pictures'>,
  id: number,
): Promise<ExportedPicture[]> {
  const added: ExportedPicture[] = [];
  for (const { kind, nature, caption, originalKey } of await readPictures(database, id, picturesPerHome)) {
    const original = await pictures.read(originalKey);
    if (!original) continue;
    const size = { width: 1920, height: 1920, fit: 'inside', withoutEnlargement: true } as const;
    const picture = openPicture(original).flatten({ background: '#fff' }).resize(size).jpeg({ quality: 82 });
    const file = `${id}-${added.length + 1}.jpg`;
    await zip.add(file, await picture.toBuffer(), { isPacked: true });
    added.push({ kind, nature, file, caption });
  }
  return added;
}

function homeOf(row: ExportedRow, media: ExportedPicture[], today: string): ExportedHome {
  const values: Values = {};
  for (const { key, column } of catalogue) {
    const value = column ? row.columns[columnName(key)] : row.details[key];
    if (value !== null && value !== undefined) values[key] = value;
  }
  const { id, publishPrice, publishAddress, updatedOn, agent } = row;
  return {
    id,
    values: asOfDay(values as PropertyFacts, today),
    publishPrice,
    publishAddress,
    updatedOn,
    agent,
    media,
  };
}
