import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Language } from '#domain/language.ts';
import type { RouteManifest } from '../scripts/shorten-manifest.ts';

/** The most kilobytes of JavaScript, in brotli, with which a screen begins. */
export const mostScriptKb = { visitors: 130, office: 140 };

const assetsOf = {
  visitors: join(import.meta.dirname, '../build/current/client/assets'),
  office: join(import.meta.dirname, '../build/current/office/client/assets'),
};

/** The built scripts of one side of the site, as browsers ask for them. */
export function readScripts(side: keyof typeof mostScriptKb) {
  const assets = assetsOf[side];
  const find = (pattern: string) => {
    const [found, ...others] = globSync(pattern, { cwd: assets });
    if (!found || others.length > 0) throw new Error(`${pattern} is not one file.`);
    return found;
  };
  const code = (name: string) => readFileSync(join(assets, name), 'utf8');
  const manifestFile = find('manifest-*.js');
  const window: { __reactRouterManifest?: RouteManifest } = {};
  runInNewContext(code(manifestFile), { window });
  const { entry, routes } = window.__reactRouterManifest as RouteManifest;
  const nameOf = ({ module }: { module: string }) => basename(module);

  const withImports = (known: Set<string>, name: string): Set<string> => {
    if (known.has(name)) return known;
    const imported = [...code(name).matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(
      ([, file = '']) => file,
    );
    return imported.reduce(withImports, known.add(name));
  };

  return {
    entry: code(nameOf(entry)),
    textsIn: async (language: Language) => (await import(join(assets, find(`${language}-*.js`))))[language],
    /** The weight of a screen with an empty cache. `later`: names of what its first scripts ask for by themselves. */
    kilobytesOf(route: string, later: readonly string[]): number {
      const screen = routes[route];
      if (!screen) throw new Error(`There is no screen ${route}.`);
      const first = [entry, routes.root, screen].map(nameOf);
      const asked = later.map((name) => find(`${name}-*.js`));
      const all = [...first, ...asked].reduce(withImports, new Set([manifestFile]));
      return [...all].reduce((sum, name) => sum + statSync(join(assets, `${name}.br`)).size, 0) / 1000;
    },
  };
}
