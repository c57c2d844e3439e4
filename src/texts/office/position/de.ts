import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  POSITION_TITLE: 'Lage auf der Karte',
  POSITION_PICTURE: 'Karte der Umgebung, mit dem Objekt in der Mitte',
  POSITION_HINT:
    'Klicken Sie dorthin, wo das Objekt liegt. Die Pfeiltasten verschieben es um 50\u00a0Meter, mit der Umschalttaste um 10\u00a0Meter.',
  POSITION_NORTH: 'Nach Norden',
  POSITION_WEST: 'Nach Westen',
  POSITION_EAST: 'Nach Osten',
  POSITION_SOUTH: 'Nach Süden',
  POSITION_FROM_ADDRESS: 'Nach der Adresse: {{place}}',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  POSITION_FROM_MIDDLE: '{{distance}}\u00a0km von der Mitte von {{place}}',
  POSITION_MISSING: 'Die Lage ist noch nicht angegeben.',
};
