import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { type RouteManifest, writeManifest } from './shorten-manifest.ts';

const about = { parentId: 'root', caseSensitive: true, hasLoader: true, hasDefaultExport: true, css: [] };
const page = { ...about, module: '/home.js', imports: ['/framework.js', '/shell.js', '/search.js'] };
const manifest: RouteManifest = {
  entry: { module: '/entry.js', imports: ['/framework.js'] },
  routes: {
    root: { ...about, id: 'root', path: '', module: '/root.js', imports: ['/framework.js', '/shell.js'] },
    'home.nl': { ...page, id: 'home.nl', path: 'nl' },
    'home.fr': { ...page, id: 'home.fr', path: 'fr' },
    'counts.nl': { ...page, id: 'counts.nl', path: 'nl/te-koop/counts.json', hasDefaultExport: false },
    'list.nl': { ...page, id: 'list.nl', path: 'nl/te-koop', module: '/list.js', imports: ['/search.js'] },
  },
  url: '/manifest-1.js',
  version: '1',
};

it('the browser reads every page, with what it needs besides what all pages have', () => {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(writeManifest(manifest), { window });
  const { root, 'home.nl': dutch, 'home.fr': french, 'list.nl': list } = manifest.routes;
  const imports = ['/search.js'];
  expect(structuredClone(window.__reactRouterManifest)).toEqual({
    ...manifest,
    routes: {
      root: { ...root, imports: [] },
      'home.nl': { ...dutch, imports },
      'home.fr': { ...french, imports },
      'list.nl': list,
    },
  });
});
