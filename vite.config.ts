import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildMapFrame } from './scripts/build-map-frame.ts';

/** Few files instead of one per module that two pages share: each costs a request, and compresses alone. */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0vite\/preload-helper/,
    priority: 3,
  },
  {
    name: 'interface',
    // Without what two screens share and all others do without.
    test: /\/app\/(film|interface(?!\/pager)|property(?!\/(energy-scale|key-facts|share))|search|shell)\//,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'modules',
    test: /\/app\/(article|modules(?!\/modules-below)|people)\//,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), buildMapFrame()],
  environments: {
    // The HTTP server is the input of the server build, so that it shares one module graph with the pages.
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
          // What is imported for the server alone (modules-below.tsx) is not loaded for its side effects: it has none.
          treeshake: { moduleSideEffects: [{ test: /\/app\/modules\//, sideEffects: false }] },
        },
      },
    },
  },
});
