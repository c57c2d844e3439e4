import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  POSITION_TITLE: 'Situation sur la carte',
  POSITION_PICTURE: 'Carte des environs, avec le bien au centre',
  POSITION_HINT:
    'Cliquez à l’endroit du bien. Les flèches du clavier le déplacent de 50\u00a0mètres, avec Maj de 10\u00a0mètres.',
  POSITION_NORTH: 'Vers le nord',
  POSITION_WEST: 'Vers l’ouest',
  POSITION_EAST: 'Vers l’est',
  POSITION_SOUTH: 'Vers le sud',
  POSITION_FROM_ADDRESS: 'Selon l’adresse\u202f: {{place}}',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  POSITION_FROM_MIDDLE: 'À {{distance}}\u00a0km du centre de {{place}}',
  POSITION_MISSING: 'La situation n’est pas encore indiquée.',
};
