import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const architecture = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');

/** The rows of the table in docs/architecture.md. */
const rooms = [...architecture.matchAll(/^\| (\d) \| `([a-z-]+)` \| .* \| ([^|]*)\|$/gm)].map(
  ([, floor, name = '', knows = '']) => ({
    name,
    floor: Number(floor),
    knows: [...knows.matchAll(/`([a-z-]+)`/g)].map(([, known = '']) => known),
  }),
);
const names = rooms.map(({ name }) => name);

/** Lints lines of code by file, in a project of their own with our configuration; gives the findings for each line. */
const folder = mkdtempSync(join(tmpdir(), 'gevel-rooms-'));
let refusals: Map<string, string>;

function plant(file: string, lines: readonly string[]): void {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), lines.join('\n'));
}

const inApp: [file: string, line: string, message: RegExp | undefined][] = [
  ['visitor/list/a.tsx', "import '#database/client.ts';", /only loaders/i],
  ['visitor/list/route.tsx', "import '#database/client.ts';", undefined],
  ['visitor/list/a.server.ts', "import '#database/client.ts';", undefined],
  ['property/a.tsx', "import '#search/find.ts';", /only loaders/i],
  ['visitor/list/b.ts', "import '#app/owner/entry.server.ts';", /visitors know nothing/],
  ['visitor/list/b.tsx', "import '#app/owner/entry-page.tsx';", /visitors know nothing/],
  ['owner/visits/b.ts', "import '#app/visitor/list/counts.ts';", /owners know nothing/],
  ['owner/visits/b.tsx', "import '#app/visitor/list/counts.ts';", /owners know nothing/],
  ['shell/c.ts', "import '#app/visitor/list/counts.ts';", /share knows none/],
  ['shell/c.tsx', "import '#app/owner/entry-page.tsx';", /share knows none/],
  ['interface/d.tsx', "import '#site/paths/paths.ts';", /Primitives/],
  ['interface/d.server.ts', "import '#app/page/head.ts';", /Primitives/],
  ['interface/e.tsx', "import '#texts/use-texts.ts';", undefined],
];

const aboutOffice: [file: string, line: string, message: RegExp | undefined][] = [
  ['office/today/a.server.ts', "import '#database/client.ts';", undefined],
  ['office/today/route.tsx', "import '#database/client.ts';", undefined],
  ['office/today/a.tsx', "import '#database/client.ts';", /only loaders/i],
  ['office/today/b.tsx', "import '#app/interface/icon.tsx';", undefined],
  ['office/today/c.tsx', "import '#app/property/energy-scale.tsx';", undefined],
  ['office/today/d.ts', "import '#app/visitor/list/counts.ts';", /office\/ knows/],
  ['office/today/e.ts', "import '#app/request-context.ts';", /office\/ knows/],
  [
    'office/today/f.server.ts',
    "import type { Dependencies } from '#server/dependencies.ts';",
    /office\/ knows/,
  ],
  ['office/interface/a.tsx', "import '#office/request-context.ts';", /Primitives/],
  ['office/interface/b.tsx', "import '#app/interface/icon.tsx';", undefined],
  ['app/shell/d.tsx', "import '#office/root.tsx';", /app\/ knows/],
  ['app/interface/f.tsx', "import '#office/root.tsx';", /Primitives/],
  ['server/office.ts', "import type { OfficeContext } from '#office/request-context.ts';", undefined],
  ['server/app.ts', "import '#office/office-app.ts';", /server\/ knows/],
  ['server/start/built.ts', "import '#office/office-app.ts';", /server\/ knows/],
];

beforeAll(() => {
  const configuration = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  // Without the plugins, whose files are not in that project.
  const overrides = configuration.overrides.filter((each: object) => !('plugins' in each));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...configuration, overrides, vcs: undefined }));
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
  for (const [file, line] of inApp) plant(`src/app/${file}`, [line]);
  for (const [file, line] of aboutOffice) plant(`src/${file}`, [line]);
  plant('src/mail/one.ts', [`import { two } from './two.ts';`, 'export const one = () => two;']);
  plant('src/mail/two.ts', [`import { one } from './one.ts';`, 'export const two = () => one;']);
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

describe('lint', () => {
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

  it.each(inApp)('in app/%s: %s', (file, _, message) => {
    const refusal = refusals.get(`src/app/${file}:1`);
    if (message) expect(refusal).toMatch(message);
    else expect(refusal).toBeUndefined();
  });

  it.each(aboutOffice)('in %s: %s', (file, _, message) => {
    const refusal = refusals.get(`src/${file}:1`);
    if (message) expect(refusal).toMatch(message);
    else expect(refusal).toBeUndefined();
  });

  it('refuses two files that import each other', () => {
    expect([...refusals.keys()]).toEqual(expect.arrayContaining(['src/mail/one.ts:1', 'src/mail/two.ts:1']));
  });
});
