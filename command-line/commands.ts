import type { Command } from './command.ts';
import { propertiesExport } from './properties-export.ts';
import { propertiesImport } from './properties-import.ts';

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [propertiesImport, propertiesExport];
