import type { LoadedModule } from './load-modules.server.ts';

// Most lists have no modules: the browser loads their code only for a page with some, and before that page is drawn. A
// lazy boundary would remove the server's HTML while it waits.
let Modules = import.meta.env.SSR ? (await import('./modules.tsx')).Modules : undefined;

/** In the browser: await it before a page with modules below its own content is hydrated or shown. */
export async function loadModulesBelow(): Promise<void> {
  Modules = (await import('./modules.tsx')).Modules;
}

/** Looks at the page as the server has drawn it. */
export function hasModulesBelow(): boolean {
  return document.querySelector('[data-modules-below]') !== null;
}

export function ModulesBelow({ modules }: { modules: LoadedModule[] }) {
  return Modules && modules.length > 0 ? (
    <div data-modules-below="" className="no-print">
      <Modules modules={modules} />
    </div>
  ) : null;
}
