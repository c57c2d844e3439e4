import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { zipFile } from '#test/zip-file.ts';
import { ArchiveProblem, archiveLimits, openArchive } from './file-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'gevel-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function open(bytes: Uint8Array, limits = archiveLimits) {
  const path = join(folder, 'delivered.zip');
  writeFileSync(path, bytes);
  const archive = await openArchive(path, limits);
  onTestFinished(() => archive.close());
  return archive;
}

const xml = { name: 'homes.xml', bytes: '<a>Größe</a>' };

it('reads files by their names, as often as one likes', async () => {
  const archive = await open(
    zipFile([xml, { name: 'bilder/1.jpg', bytes: 'jpeg' }, { name: 'leer/', bytes: '' }]),
  );
  expect(archive.names).toEqual(['homes.xml', 'bilder/1.jpg']);
  expect(String(await archive.read('bilder/1.jpg', 100))).toBe('jpeg');
  expect(String(await archive.read('homes.xml', 100))).toBe('<a>Größe</a>');
  expect(String(await archive.read('homes.xml', 100))).toBe('<a>Größe</a>');
  await expect(archive.read('2.jpg', 100)).rejects.toThrow('2.jpg is not in the archive.');
  await expect(archive.read('bilder/1.jpg', 3)).rejects.toThrow('bilder/1.jpg is larger than 0 MB.');
});

const zeros = { name: 'zeros.xml', bytes: Buffer.alloc(20e6) };
const few = { bytes: 1e6, entries: 3, ratio: 100 };

it.each([
  ['a web page', Buffer.from('<!doctype html><html>'), /no whole zip archive/],
  ['nothing', Buffer.alloc(0), /no whole zip archive/],
  ['half an archive', zipFile([xml]).subarray(0, 60), /no whole zip archive/],
  ['a bomb', zipFile([zeros]), /zeros.xml: it unpacks to far more/],
  [
    'a bomb of files that share their bytes',
    zipFile([{ name: 'a', bytes: incompressible(600e3) }], { entriesShared: 300 }),
    /unpacks to far more/,
  ],
  ['what leads out', zipFile([{ name: '../../etc/cron.d/x', bytes: '' }]), /means harm: .*relative path/],
  [
    'what leads out by backslashes',
    zipFile([{ name: '..\\..\\x', bytes: '' }]),
    /means harm: .*relative path/,
  ],
  ['an absolute path', zipFile([{ name: '/etc/passwd', bytes: '' }]), /means harm: .*absolute path/],
  ['a drive', zipFile([{ name: 'c:/x', bytes: '' }]), /means harm: .*absolute path/],
  ['a link', zipFile([{ name: '1.jpg', bytes: '/etc/passwd', mode: 0o120777 }]), /1.jpg: it is a link/],
  ['a device', zipFile([{ name: '1.jpg', bytes: '', mode: 0o020666 }]), /1.jpg: it is a link or a device/],
  ['what is encrypted', zipFile([{ ...xml, isEncrypted: true }]), /homes.xml: it is encrypted/],
  ['a name twice', zipFile([xml, xml]), /homes.xml is twice/],
])('refuses %s', async (_, bytes, reason) => {
  const opened = open(bytes);
  await expect(opened).rejects.toThrow(reason);
  await expect(opened).rejects.toBeInstanceOf(ArchiveProblem);
});

it('refuses what is more than it takes', async () => {
  const many = ['1', '2', '3', '4'].map((name) => ({ name, bytes: '' }));
  await expect(open(zipFile(many), few)).rejects.toThrow('more than 3 files');
  expect((await open(zipFile(many.slice(1)), few)).names).toHaveLength(3);
  await expect(open(zipFile([zeros]), { ...few, ratio: 1e9 })).rejects.toThrow('larger than 1 MB');
  await expect(open(zipFile([{ name: 'a', bytes: incompressible(1.1e6) }]), few)).rejects.toThrow(
    'larger than 1 MB',
  );
});

it('counts while it reads, whatever the archive said', async () => {
  const archive = await open(zipFile([{ name: 'lie.xml', bytes: 'x'.repeat(5000), claimedBytes: 10 }]));
  await expect(archive.read('lie.xml', 100)).rejects.toThrow(/lie.xml is damaged/);
});

it('says which file is damaged', async () => {
  const bytes = zipFile([{ name: 'a.xml', bytes: incompressible(1000) }]);
  bytes.fill(0xff, 60, 400);
  await expect((await open(bytes)).read('a.xml', 5000)).rejects.toThrow(/a.xml is damaged/);
});

/** The same on each run. */
function incompressible(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 48271) % 0x7fffffff;
    return state & 0xff;
  });
}
