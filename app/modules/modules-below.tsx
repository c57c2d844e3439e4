import { lazy, Suspense } from 'react';
import type { LoadedModule } from './load-modules.server.ts';
import { Modules as DrawnModules } from './modules.tsx';

// Most screens have none: their code is loaded in the browser only where there are. The server draws them at once,
// and the boundary keeps what it has drawn until that code is there.
const Modules = import.meta.env.SSR
  ? DrawnModules
  : lazy(() => import('./modules.tsx').then((module) => ({ default: module.Modules })));

/** The modules that an agency has put on a list, below its own content: no list has any until it does. */
export function ModulesBelow({ modules }: { modules: LoadedModule[] }) {
  return modules.length === 0 ? null : (
    <Suspense>
      <Modules modules={modules} />
    </Suspense>
  );
}
