import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages } from '#domain/language.ts';
import { pathEntry, pathNames } from '#site/paths/paths.ts';

// Made from the path table, one route per screen and language: no path is written here.
const screens = pathNames.flatMap((name) => {
  const { area = 'visitor', screen, ...paths } = pathEntry(name);
  return languages.map((language) =>
    route(paths[language].slice(1, -1), `${area}/${screen}/route.tsx`, {
      id: `${name}.${language}`,
      caseSensitive: true,
    }),
  );
});

// Below a list: the counts of its filters while somebody chooses, and the properties on one of its pages. Not screens,
// so not in the table.
const ofLists = (['forSale', 'forRent'] as const).flatMap((name) =>
  languages.flatMap((language) => {
    const list = pathEntry(name)[language].slice(1);
    return [
      route(`${list}counts.json`, 'visitor/list/counts.ts', {
        id: `${name}Counts.${language}`,
        caseSensitive: true,
      }),
      route(`${list}properties.json`, 'visitor/list/properties.ts', {
        id: `${name}Properties.${language}`,
        caseSensitive: true,
      }),
    ];
  }),
);

// The calendar file of an appointment, below the appointment's page.
const calendars = languages.map((language) =>
  route(`${pathEntry('appointment')[language].slice(1)}visit.ics`, 'visitor/appointment/calendar.ts', {
    id: `calendar.${language}`,
    caseSensitive: true,
  }),
);

// The check of one step of the valuation, below its form.
const valuationSteps = languages.map((language) =>
  route(`${pathEntry('freeValuation')[language].slice(1)}step.json`, 'visitor/free-valuation/check-step.ts', {
    id: `valuationStep.${language}`,
    caseSensitive: true,
  }),
);

// The PDF of a property or a project stands below its page.
const printed = (
  [
    ['propertyForSale', 'property', 'brochure'],
    ['propertyForRent', 'property', 'brochure'],
    ['project', 'project', 'brochure'],
    ['propertyForSale', 'property', 'window-card'],
    ['propertyForRent', 'property', 'window-card'],
  ] as const
).flatMap(([name, screen, file]) =>
  languages.map((language) =>
    route(`${pathEntry(name)[language].slice(1)}${file}.pdf`, `visitor/${screen}/${file}.ts`, {
      id: `${name}-${file}.${language}`,
      caseSensitive: true,
    }),
  ),
);

// The calendar file of an open day, below the page of its property.
const openDays = (['propertyForSale', 'propertyForRent'] as const).flatMap((name) =>
  languages.map((language) =>
    route(`${pathEntry(name)[language].slice(1)}open-day.ics`, 'visitor/property/open-day-calendar.ts', {
      id: `${name}-open-day.${language}`,
      caseSensitive: true,
    }),
  ),
);

export default [
  ...screens,
  ...ofLists,
  ...calendars,
  ...valuationSteps,
  ...printed,
  ...openDays,
  // The agency's own pages are not listed here: they come and go with its data.
  route('*', 'visitor/own-page/route.tsx', { id: 'ownPage' }),
] satisfies RouteConfigEntry[];
