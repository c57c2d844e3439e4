import { demoSettings } from '#demo/settings.ts';
import { sectionNames } from '#office/settings/section-screens.ts';
import type { Settings } from '#site/settings/settings.ts';

/** The demo's settings, with display conditions, which it lacks. */
export const full: Settings = {
  ...demoSettings,
  displayConditions: {
    garden: [
      { field: 'gardenM2', logic: 'greater', compareWithValue: 3 },
      { field: 'type', logic: 'one of', compareWithValue: ['house', 'plot'], advancedCondition: 'or' },
    ],
    kitchen: [],
  },
};

/** The theme has a form of its own. */
export const formNames = sectionNames.filter((name) => name !== 'theme');
