import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Separate from the visitors' build, so that the office costs visitors nothing: no route, no class, no script. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  base: '/office/',
  publicDir: join(import.meta.dirname, '../../public'),
  // Beside the cache of the visitors' build, which runs at the same time.
  cacheDir: join(import.meta.dirname, '../../node_modules/.vite-office'),
  environments: {
    ssr: { build: { rolldownOptions: { input: join(import.meta.dirname, 'office-app.ts') } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0vite\/preload-helper/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
