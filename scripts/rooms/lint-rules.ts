import type { Place, Room } from './read-tables.ts';

type Ban = { group: string[]; message: string };

/** An override of Biome's configuration. The last one whose `includes` fit a file is in force, as a whole. */
type Override = { includes: string[]; linter: { rules: object } };

const byAlias: Ban = {
  group: ['../**', './../**'],
  message: "Within a folder and its children by './', everything else by its alias: '#room/…'.",
};

const onlyLoaders: Ban = {
  group: ['#{database,search,commands,jobs,mail,login,links,captcha,import}/**'],
  message: 'Only loaders, actions and *.server.ts reach the database.',
};

/** Rooms of pages: their components also go to browsers. */
const pageRooms = ['app', 'office'];

const alsoBanned: Record<string, string[]> = {
  domain: ['#environment', 'react', 'react-router', 'hono', 'kysely', 'node:*'],
  site: ['#environment'],
  texts: ['#environment'],
};

/** By room or file: the folders that it knows beside the rooms of the table. */
const alsoKnown: Record<string, string[]> = {
  // It loads the build of the office.
  'server/office.ts': ['office'],
};

/** Folders that know less than their room. */
const special: { includes: string; knows: string[]; banned?: string[]; message: string }[] = [
  {
    includes: 'src/import/core/**',
    knows: ['domain', 'site', 'texts', 'database', 'jobs', 'search', 'images', 'commands', 'import'],
    banned: ['#import/file/**', 'node:fs', 'node:fs/*'],
    message: 'import/core/ knows what import/ knows, and nothing of files: see src/import/README.md.',
  },
  {
    includes: 'src/office/interface/**',
    knows: ['domain', 'texts', 'interface', 'office/interface'],
    message: 'Primitives know no route and no data.',
  },
];

/** The text of biome-rooms.json, a part of biome.json: what may be imported where. One line for each folder. */
export function lintFile(tables: { rooms: Room[]; places: Place[] }): string {
  const lines = lintRules(tables).map((each) => JSON.stringify(each));
  return `{ "overrides": [\n${lines.join(',\n')}\n] }\n`;
}

function lintRules({ rooms, places }: { rooms: Room[]; places: Place[] }): Override[] {
  return [
    ...rooms.flatMap((room) => {
      const own = places.filter((place) => place.room === room.name);
      return [
        ...overrides(room.name, `src/${room.name}/**`, [byAlias, roomBan(room)]),
        ...own.flatMap((place) => {
          const bans = [byAlias, roomBan(room, `${room.name}/${place.name}`), ...floorBans(place, own)];
          return overrides(room.name, pathOf(place), bans);
        }),
      ];
    }),
    ...special.map(({ includes, knows, banned = [], message }) =>
      override([includes], [byAlias, { group: ['#*/**', `!#${anyOf(knows)}/**`, ...banned], message }]),
    ),
    {
      includes: ['**/*.test.{ts,tsx}', 'src/**/*.config.ts'],
      linter: { rules: { style: { noRestrictedImports: 'off' } } },
    },
  ];
}

function roomBan({ name, knows }: Room, path = name): Ban {
  const known = anyOf([...knows, ...(alsoKnown[path] ?? []), name]);
  const others = knows.map((each) => `${each}/`).join(', ') || 'nothing but itself';
  return {
    group: ['#*/**', `!#${known}/**`, ...(alsoBanned[name] ?? [])],
    message: `${name}/ knows ${others}: see docs/architecture.md.`,
  };
}

/** Within its room a folder or file knows only lower floors. */
function floorBans(place: Place, own: Place[]): Ban[] {
  const others = own.filter((other) => other !== place && other.floor >= place.floor);
  const folders = others.filter(isFolder).map(({ name }) => name.slice(0, -1));
  const files = others.filter((other) => !isFolder(other)).map(({ name }) => name);
  const paths = [
    ...(folders.length > 0 ? [`${anyOf(folders)}/**`] : []),
    ...(files.length > 0 ? [anyOf(files)] : []),
  ];
  if (paths.length === 0) return [];
  const { room, name } = place;
  return [
    {
      // A file beside them reaches them without the alias.
      group: paths.flatMap((path) => [`#${room}/${path}`, ...(isFolder(place) ? [] : [`./${path}`])]),
      message: `${room}/${name} knows only lower floors of ${room}/: see docs/architecture.md.`,
    },
  ];
}

function isFolder({ name }: Place): boolean {
  return name.endsWith('/');
}

function pathOf(place: Place): string {
  return `src/${place.room}/${place.name}${isFolder(place) ? '**' : ''}`;
}

/** One pattern for all names: with one for each, Biome takes several times as long. */
function anyOf(names: string[]): string {
  return names.length === 1 ? `${names[0]}` : `{${names.join(',')}}`;
}

function overrides(room: string, path: string, bans: Ban[]): Override[] {
  if (!pageRooms.includes(room) || !path.endsWith('**')) return [override([path], bans)];
  const components = path.replace(/\*\*$/, '**/*.tsx');
  const withLoaders = ['!**/route.tsx', `!src/${room}/{root,entry.server}.tsx`];
  return [override([path], bans), override([components, ...withLoaders], [...bans, onlyLoaders])];
}

function override(includes: string[], patterns: Ban[]): Override {
  const rule = { level: 'error', options: { patterns } };
  return { includes, linter: { rules: { style: { noRestrictedImports: rule } } } };
}
