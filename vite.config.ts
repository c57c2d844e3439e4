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
    // With what the entry asks for, without what two screens share and all others do without.
    test: /\/src\/interface\/(?!pager|back-closes|browser-storage)|\/app\/(consent\/|error-screen|film\/|property\/(?!energy-scale|key-facts|share)|page\/|search\/|shell\/|modules\/(modules-below|contact\/contact-form-later))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'modules',
    test: /\/app\/(article|modules|people)\//,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), buildMapFrame()],
  // Each release has a copy of the sources.
  server: { watch: { ignored: ['**/build/**'] } },
  environments: {
    // The HTTP server is the input of the server build, so that it shares one module graph with the pages.
    ssr: { build: { rolldownOptions: { input: './src/server/app.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
  },
});
