import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { screens } from './screens.ts';

export default screens.map(({ path, file, id }) =>
  route(path, file, { id, index: path === 'office' || undefined, caseSensitive: true }),
) satisfies RouteConfigEntry[];
