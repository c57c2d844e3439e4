import type { Row } from './row.ts';

/** Each for screens of 1440 px and, with fewer houses, of 390 px. */
export type Scene = { wide: Row; phone: Row };

export const footer: Scene = {
  wide: {
    from: 791,
    houses: [
      { form: 'tri', width: 64, height: 70 },
      { form: 'step', width: 74, height: 104 },
      { form: 'flat', width: 58, height: 90 },
      { form: 'bell', width: 66, height: 104 },
      { form: 'flat', width: 80, height: 76 },
      { form: 'tri', width: 56, height: 94 },
      { form: 'step', width: 66, height: 88 },
    ],
  },
  phone: {
    from: 160,
    houses: [
      { form: 'tri', width: 44, height: 48 },
      { form: 'step', width: 52, height: 72 },
      { form: 'flat', width: 42, height: 62 },
      { form: 'bell', width: 46, height: 73 },
    ],
  },
};

/** A window is lit in the gable: a request has arrived. */
export const light: Scene = {
  wide: {
    from: 520,
    lit: 1,
    houses: [
      { form: 'tri', width: 70, height: 72 },
      { form: 'step', width: 84, height: 112 },
      { form: 'flat', width: 62, height: 96 },
      { form: 'bell', width: 72, height: 112 },
      { form: 'flat', width: 88, height: 80 },
      { form: 'tri', width: 62, height: 100 },
      { form: 'step', width: 74, height: 92 },
      { form: 'flat', width: 66, height: 70 },
    ],
  },
  phone: {
    from: 66,
    lit: 1,
    houses: [
      { form: 'tri', width: 70, height: 72 },
      { form: 'step', width: 84, height: 112 },
      { form: 'flat', width: 62, height: 96 },
      { form: 'bell', width: 72, height: 112 },
    ],
  },
};

/** Something went wrong, but the page exists: every house stands. */
export const all: Scene = {
  wide: {
    from: 440,
    houses: [
      { form: 'tri', width: 84, height: 80 },
      { form: 'flat', width: 70, height: 104 },
      { form: 'step', width: 104, height: 144 },
      { form: 'bell', width: 84, height: 130 },
      { form: 'flat', width: 96, height: 92 },
      { form: 'tri', width: 72, height: 116 },
      { form: 'step', width: 88, height: 106 },
    ],
  },
  phone: {
    from: 56,
    houses: [
      { form: 'tri', width: 70, height: 66 },
      { form: 'flat', width: 54, height: 89 },
      { form: 'step', width: 88, height: 116 },
      { form: 'bell', width: 66, height: 105 },
    ],
  },
};

/** The third house is gone, drawn dashed: a page that does not exist. */
export const missing: Scene = {
  wide: { ...all.wide, missing: 2 },
  phone: { ...all.phone, missing: 2 },
};

/** Empty plots between the houses: nothing was found. */
export const plots: Scene = {
  wide: {
    from: 390,
    houses: [
      { form: 'tri', width: 84, height: 80 },
      { form: 'flat', width: 84, height: 92, gap: 110 },
      { form: 'step', width: 88, height: 112, gap: 96 },
      { form: 'bell', width: 80, height: 112, gap: 120 },
    ],
  },
  phone: {
    from: 50,
    houses: [
      { form: 'tri', width: 64, height: 66 },
      { form: 'step', width: 74, height: 97, gap: 50 },
      { form: 'flat', width: 58, height: 81, gap: 44 },
    ],
  },
};
