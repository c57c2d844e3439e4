import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The HTTP server is the input of the server build, so that it shares one module graph with the pages.
  environments: { ssr: { build: { rollupOptions: { input: './server/app.ts' } } } },
});
