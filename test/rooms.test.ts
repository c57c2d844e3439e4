import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lintFile } from '../scripts/rooms/lint-rules.ts';
import { readTables } from '../scripts/rooms/read-tables.ts';

const root = join(import.meta.dirname, '..');
const tables = readTables();
const { rooms, places } = tables;
const names = rooms.map(({ name }) => name);

/** A project of its own, with our configuration, in which the lines of each file are linted. */
const folder = mkdtempSync(join(tmpdir(), 'gevel-rooms-'));
let refusals: Map<string, string>;

const files = new Map<string, string[]>();

/** Adds lines after those planted in the file before. */
function plant(file: string, lines: readonly string[]): void {
  files.set(file, [...(files.get(file) ?? []), ...lines]);
}

/** Undefined if the line may stand in the file. */
function refusalOf(file: string, line: string): string | undefined {
  const index = files.get(file)?.indexOf(line) ?? -1;
  if (index < 0) throw new Error(`${file} has no line: ${line}`);
  return refusals.get(`${file}:${index + 1}`);
}

const isFolder = ({ name }: { name: string }) => name.endsWith('/');

/** In each folder and file of the second table, an import of every other one of its room. */
const planted = places.map((place) => ({
  place,
  file: `src/${place.room}/${place.name}${isFolder(place) ? 'planted.ts' : ''}`,
  lines: places
    .filter((other) => other.room === place.room && other !== place)
    .map((other) => ({
      other,
      line: `import '#${other.room}/${other.name}${isFolder(other) ? 'some/file.ts' : ''}';`,
    })),
}));

const inApp: [file: string, line: string, message: RegExp | undefined][] = [
  ['visitor/list/a.tsx', "import '#database/client.ts';", /only loaders/i],
  ['visitor/list/route.tsx', "import '#database/client.ts';", undefined],
  ['visitor/list/a.server.ts', "import '#database/client.ts';", undefined],
  ['property/a.tsx', "import '#search/find.ts';", /only loaders/i],
];

const aboutOffice: [file: string, line: string, message: RegExp | undefined][] = [
  ['office/today/a.server.ts', "import '#database/client.ts';", undefined],
  ['office/today/route.tsx', "import '#database/client.ts';", undefined],
  ['office/today/a.tsx', "import '#database/client.ts';", /only loaders/i],
  ['office/today/b.tsx', "import '#interface/icon.tsx';", undefined],
  ['office/today/c.tsx', "import '#app/property/energy-scale.tsx';", /office\/ knows/],
  ['office/today/d.ts', "import '#app/visitor/list/counts.ts';", /office\/ knows/],
  ['office/today/e.ts', "import '#app/request-context.ts';", /office\/ knows/],
  [
    'office/today/f.server.ts',
    "import type { Dependencies } from '#server/dependencies.ts';",
    /office\/ knows/,
  ],
  ['office/interface/a.tsx', "import '#office/request-context.ts';", /Primitives/],
  ['office/interface/b.tsx', "import '#interface/icon.tsx';", undefined],
  ['app/shell/d.tsx', "import '#office/root.tsx';", /app\/ knows/],
  ['server/office.ts', "import type { OfficeContext } from '#office/request-context.ts';", undefined],
  ['server/app.ts', "import '#office/office-app.ts';", /server\/ knows/],
  ['server/start/built.ts', "import '#office/office-app.ts';", /server\/ knows/],
];

beforeAll(() => {
  const configuration = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  // Leaves out the plugins, whose files are not in that project.
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ ...configuration, overrides: [], vcs: undefined }),
  );
  cpSync(join(root, 'biome-rooms.json'), join(folder, 'biome-rooms.json'));
  for (const { name } of rooms) {
    plant(
      `src/${name}/planted.ts`,
      names.map((other) => `import '#${other}/some/file.ts';`),
    );
    plant(`src/${name}/relative.ts`, [
      `import '../${name === 'domain' ? 'site' : 'domain'}/file.ts';`,
      `export * from './../file.ts';`,
      `export const later = import('../file.ts');`,
      `import './below/file.ts';`,
    ]);
  }
  for (const { file, lines } of planted)
    plant(
      file,
      lines.map(({ line }) => line),
    );
  for (const [file, line] of inApp) plant(`src/app/${file}`, [line]);
  for (const [file, line] of aboutOffice) plant(`src/${file}`, [line]);
  plant('src/mail/one.ts', [`import { two } from './two.ts';`, 'export const one = () => two;']);
  plant('src/mail/two.ts', [`import { one } from './one.ts';`, 'export const two = () => one;']);
  for (const [file, lines] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  refusals = lint();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

function lint(): Map<string, string> {
  const rules = ['style/noRestrictedImports', 'suspicious/noImportCycles'];
  const words = [
    'lint',
    '--reporter=json',
    '--max-diagnostics=2000',
    ...rules.map((rule) => `--only=${rule}`),
  ];
  let report = '';
  try {
    report = execFileSync(join(root, 'node_modules', '.bin', 'biome'), words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: { message: string; location: { path: string; start: { line: number } } }[];
  };
  return new Map(
    diagnostics.map(({ message, location }) => [`${location.path}:${location.start.line}`, message]),
  );
}

describe('the table of rooms in docs/architecture.md', () => {
  it('names each folder of src/', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    expect(names.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  it.each(rooms)('$name knows no room above it, and none that knows it', ({ name, floor, knows }) => {
    const wrong = rooms.filter(
      (other) => knows.includes(other.name) && (other.floor > floor || other.knows.includes(name)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the table of folders in docs/architecture.md', () => {
  it.each([...new Set(places.map(({ room }) => room))])('names all that stands in %s/', (room) => {
    const stands = readdirSync(join(root, 'src', room), { withFileTypes: true })
      .map((each) => (each.isDirectory() ? `${each.name}/` : each.name))
      .filter((name) => !/\.test\.tsx?$|\.md$/.test(name));
    const named = places.filter((place) => place.room === room).map(({ name }) => name);
    expect(named.toSorted()).toEqual(stands.toSorted());
  });
});

describe('lint', () => {
  it('has the rules that the tables give', () => {
    expect(readFileSync(join(root, 'biome-rooms.json'), 'utf8')).toBe(lintFile(tables));
  });

  it.each(planted)('lets $place.room/$place.name know lower floors and nothing else', (each) => {
    const { place, file, lines } = each;
    const allowed = lines.filter(({ line }) => !refusalOf(file, line));
    const lower = lines.filter(({ other }) => other.floor < place.floor);
    expect(allowed).toEqual(lower);
  });

  it.each(rooms)('lets $name import what the table says and nothing else', ({ name, knows }) => {
    const allowed = names.filter((_, index) => !refusals.has(`src/${name}/planted.ts:${index + 1}`));
    expect(allowed.toSorted()).toEqual([name, ...knows].toSorted());
    for (const [place, message] of refusals)
      if (place.startsWith(`src/${name}/planted.ts`)) expect(message).toContain(`${name}/ knows`);
  });

  it.each(rooms)('refuses that $name goes up by a relative path', ({ name }) => {
    const refused = [1, 2, 3, 4].map((line) => refusals.get(`src/${name}/relative.ts:${line}`));
    expect(refused).toEqual([...Array(3).fill(expect.stringContaining('alias')), undefined]);
  });

  it.each(inApp)('in app/%s: %s', (file, line, message) => {
    const refusal = refusalOf(`src/app/${file}`, line);
    if (message) expect(refusal).toMatch(message);
    else expect(refusal).toBeUndefined();
  });

  it.each(aboutOffice)('in %s: %s', (file, line, message) => {
    const refusal = refusalOf(`src/${file}`, line);
    if (message) expect(refusal).toMatch(message);
    else expect(refusal).toBeUndefined();
  });

  it('refuses two files that import each other', () => {
    expect([...refusals.keys()]).toEqual(expect.arrayContaining(['src/mail/one.ts:1', 'src/mail/two.ts:1']));
  });
});
