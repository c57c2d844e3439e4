/** The parameters of the cost sheet's address, as its form sends them. */
export const choiceNames = [
  'buyer',
  'buyers',
  'core_city',
  'classes',
  'land',
  'own_money',
  'years',
  'rate',
] as const;

export type ChoiceName = (typeof choiceNames)[number];
