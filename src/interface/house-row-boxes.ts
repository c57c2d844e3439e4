/** The viewBox of each row in house-rows.svg. Made by scripts/draw-house-rows.ts. */
export const houseRowBoxes = {
  all: { wide: '0 15 1440 146', phone: '0 43 390 118' },
  footer: { wide: '0 48.8 1440 112.2', phone: '0 81.6 390 79.4' },
  light: { wide: '0 40.3 1440 120.7', phone: '0 40.3 390 120.7' },
  missing: { wide: '0 15 1440 146', phone: '0 43 390 118' },
  plots: { wide: '0 40.3 1440 120.7', phone: '0 62 390 99' },
};
