import type { nl, nlOnServer } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  POSITION_TITLE: 'Position on the map',
  POSITION_PICTURE: 'Map of the surroundings, with the property in the middle',
  POSITION_HINT:
    'Click where the property is. The arrow keys move it by 50\u00a0metres, with Shift by 10\u00a0metres.',
  POSITION_NORTH: 'North',
  POSITION_WEST: 'West',
  POSITION_EAST: 'East',
  POSITION_SOUTH: 'South',
  POSITION_FROM_ADDRESS: 'By the address: {{place}}',
};

export const enOnServer: Record<keyof typeof nlOnServer, string> = {
  POSITION_FROM_MIDDLE: '{{distance}}\u00a0km from the middle of {{place}}',
  POSITION_MISSING: 'There is no position yet.',
};
