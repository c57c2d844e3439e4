import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages } from '#domain/language.ts';
import { pathEntry, pathNames } from '#site/paths/paths.ts';

// One route per screen and language, made from the path table; nobody types a path here.
const screens = pathNames.flatMap((name) => {
  const { area = 'visitor', screen, ...paths } = pathEntry(name);
  return languages.map((language) =>
    route(paths[language].slice(1, -1), `${area}/${screen}/route.tsx`, {
      id: `${name}.${language}`,
      caseSensitive: true,
    }),
  );
});

// What the filters of a list count while somebody chooses. It is no screen, and has no place in the table.
const counts = (['forSale', 'forRent'] as const).flatMap((name) =>
  languages.map((language) =>
    route(`${pathEntry(name)[language].slice(1)}counts.json`, 'visitor/list/counts.ts', {
      id: `${name}Counts.${language}`,
      caseSensitive: true,
    }),
  ),
);

// What puts an appointment into a calendar: a file, below the page of the appointment.
const calendars = languages.map((language) =>
  route(`${pathEntry('appointment')[language].slice(1)}visit.ics`, 'visitor/appointment/calendar.ts', {
    id: `calendar.${language}`,
    caseSensitive: true,
  }),
);

export default [
  ...screens,
  ...counts,
  ...calendars,
  // The agency's own pages are not known here: they come and go with its data.
  route('*', 'visitor/own-page/route.tsx', { id: 'ownPage' }),
] satisfies RouteConfigEntry[];
