import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { buildMapFrame } from './scripts/build-map-frame.ts';

/**
 * What stands around each screen and what most screens have. They come with all that they import. The entry is not
 * among them: the frame of the map loads these too, and would start the pages in it.
 */
const everyPage = [
  'app/root',
  'app/film/film-on-demand',
  'app/modules/(contact/contact-form-later|modules-below)',
  'app/page/head',
  'app/people/contact-card',
  'app/property/(action-grid|narrow-price|picture-alt|subject)',
  'app/search/(leave-out-empty|use-live-counts|zone-field)',
  'interface/(arrow-link|breadcrumb|load-failed|page-top|status|steps|text-columns)',
  'texts/(i18n|pages/texts)',
];

/** Few files instead of one per module that two pages share: each costs a request, and compresses alone. */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0vite\/preload-helper/,
    priority: 3,
  },
  {
    name: 'every-page',
    test: new RegExp(`/src/(${everyPage.join('|')})\\.tsx?`),
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
    ssr: {
      // The HTTP server is the input of the server build, so that it shares one module graph with the pages.
      build: { rolldownOptions: { input: './src/server/app.ts' } },
      // Built in, so that what mails don't use falls away: loaded as a package, its Tailwind, Markdown and highlighted
      // code took 40 MB and most of a second of each process.
      resolve: { noExternal: [/^@react-email\/(?!render)/] },
    },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
  },
});
