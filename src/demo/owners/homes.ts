import type { DemoHome } from './home.ts';
import { bergenkruis } from './homes/bergenkruis.ts';
import { doorn } from './homes/doorn.ts';
import { seestrasse } from './homes/seestrasse.ts';

/** The homes of the demo owners, by their reference in the list of homes. */
export const demoHomes: Record<string, DemoHome> = {
  'RL-2363': bergenkruis,
  'RL-2282': doorn,
  'RL-2291': seestrasse,
};
