/** The position of a property or project (position/). */
export const nl = {
  POSITION_TITLE: 'Ligging op de kaart',
  POSITION_PICTURE: 'Kaart van de omgeving, met het pand in het midden',
  POSITION_HINT:
    'Klik waar het pand ligt. Met de pijltjestoetsen schuift u 50\u00a0meter op, samen met Shift 10\u00a0meter.',
  POSITION_NORTH: 'Naar het noorden',
  POSITION_WEST: 'Naar het westen',
  POSITION_EAST: 'Naar het oosten',
  POSITION_SOUTH: 'Naar het zuiden',
  POSITION_FROM_ADDRESS: 'Volgens het adres: {{place}}',
};

export const nlOnServer = {
  POSITION_FROM_MIDDLE: '{{distance}}\u00a0km van het midden van {{place}}',
  POSITION_MISSING: 'Er is nog geen ligging.',
};
