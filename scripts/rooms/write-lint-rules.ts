import { writeFileSync } from 'node:fs';
import { lintFile } from './lint-rules.ts';
import { readTables } from './read-tables.ts';

// `node scripts/rooms/write-lint-rules.ts` after a change of the tables in docs/architecture.md.

writeFileSync(new URL('../../biome-rooms.json', import.meta.url), lintFile(readTables()));
