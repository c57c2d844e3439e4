import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ASSIGNED = 'window.__reactRouterManifest=';

export type Route = {
  id: string;
  path?: string;
  module: string;
  imports: string[];
  hasDefaultExport: boolean;
  [about: string]: unknown;
};

export type RouteManifest = {
  entry: { module: string; imports: string[] };
  routes: { root: Route; [id: string]: Route };
  [about: string]: unknown;
};

/** Every page loads the manifest of the routes: leaves in that file of a build what a browser needs. */
export async function shortenManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
  const [name, ...others] = names;
  const script = name && (await readFile(join(assets, name), 'utf8'));
  if (!script?.startsWith(ASSIGNED) || others.length > 0)
    throw new Error('The manifest of the routes is not known.');
  const manifest: RouteManifest = JSON.parse(script.slice(ASSIGNED.length, script.lastIndexOf(';')));
  await writeFile(join(assets, name ?? ''), writeManifest(manifest));
}

/**
 * Leaves out the routes that are not pages (data, files: scripts fetch them, and links to them load a document), and
 * from what a link loads before it is clicked the scripts that every page has. Screens differ between languages in id
 * and path alone: the rest is written once.
 */
export function writeManifest({ routes, ...manifest }: RouteManifest): string {
  const { entry } = manifest;
  const { root } = routes;
  const everywhere = new Set([entry.module, ...entry.imports, root.module, ...root.imports]);
  const screens = new Map<string, Record<string, string | undefined>>();
  for (const { id, path = '', ...route } of Object.values(routes)) {
    if (!route.hasDefaultExport) continue;
    const imports = route.imports.filter((file) => !everywhere.has(file));
    const shared = JSON.stringify({ ...route, imports });
    screens.set(shared, { ...screens.get(shared), [id]: path });
  }
  const shared = [...screens].map(([route, paths]) => `[${route},${JSON.stringify(paths)}]`);
  return `${ASSIGNED}(${spread})(${JSON.stringify(manifest)},[${shared}]);`;
}

const spread =
  '(manifest,screens)=>({...manifest,routes:Object.fromEntries(screens.flatMap(([route,paths])=>' +
  'Object.entries(paths).map(([id,path])=>[id,{id,path,...route}])))})';
