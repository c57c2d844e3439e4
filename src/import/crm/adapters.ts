import type { Adapter } from './adapter.ts';
import { omnicasa } from './omnicasa/adapter.ts';
import { openImmo } from './openimmo/openimmo.ts';
import { skarabee } from './skarabee/skarabee.ts';
import { sweepBright } from './sweepbright/adapter.ts';
import { whise } from './whise/whise.ts';

/** Every system that homes can come from. */
export const adapters: readonly Adapter[] = [
  withAnySettings(omnicasa),
  withAnySettings(openImmo),
  withAnySettings(skarabee),
  withAnySettings(sweepBright),
  withAnySettings(whise),
];

export function findAdapter(name: string): Adapter | undefined {
  return adapters.find((each) => each.name === name);
}

/** An adapter gets only settings that its own schema has read. */
function withAnySettings<Settings extends object>(adapter: Adapter<Settings>): Adapter {
  return adapter as unknown as Adapter;
}
