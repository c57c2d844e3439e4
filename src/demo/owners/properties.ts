import type { OwnersProperty } from './owners-property.ts';
import { bergenkruis } from './properties/bergenkruis.ts';
import { doorn } from './properties/doorn.ts';
import { seestrasse } from './properties/seestrasse.ts';

/** By the reference in the list of properties. */
export const demoProperties: Record<string, OwnersProperty> = {
  'RL-2363': bergenkruis,
  'RL-2282': doorn,
  'RL-2291': seestrasse,
};
