/**
 * Letters and digits as strokes on a grid of 4 by 6, so that no font is needed and the picture contains no text. Leaves
 * out those that are easily confused: 0 and O, 1 and I, 5 and S, 8 and B, 6 and G, D, J, Q.
 */
export const glyphs: Record<string, string> = {
  A: 'M0 6L2 0L4 6M0.7 4H3.3',
  C: 'M4 1Q3 0 2 0Q0 0 0 3Q0 6 2 6Q3 6 4 5',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  H: 'M0 0V6M4 0V6M0 3H4',
  K: 'M0 0V6M4 0L0 3L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  P: 'M0 6V0H2.5Q4 0 4 1.6Q4 3.2 2.5 3.2H0',
  R: 'M0 6V0H2.5Q4 0 4 1.6Q4 3.2 2.5 3.2H0M2 3.2L4 6',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  2: 'M0 1.5Q0.3 0 2 0Q4 0 4 1.7Q4 3 0 6H4',
  3: 'M0.3 0.6Q1 0 2 0Q3.8 0 3.8 1.5Q3.8 3 1.8 3Q4 3 4 4.5Q4 6 2 6Q0.8 6 0 5.3',
  4: 'M3 6V0L0 4H4',
  7: 'M0 0H4L1.5 6',
  9: 'M4 2Q4 0 2 0Q0 0 0 1.8Q0 3.4 2 3.4Q4 3.4 4 1.6V3Q4 6 1.5 6',
};

export const characters = Object.keys(glyphs);
