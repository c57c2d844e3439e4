import type { Plugin } from 'vite';

/** Stands beside the browser's files; src/server/map/frame-files.ts reads it. */
const NOTE = '.vite/map-frame.json';

/**
 * Builds the script of the map's frame together with the pages: the frame is a page of its own, unknown to React
 * Router.
 */
export function buildMapFrame(): Plugin {
  let reference: string | undefined;
  return {
    name: 'map-frame',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      reference = this.emitFile({ type: 'chunk', id: 'src/app/map/frame/entry.ts', name: 'map-frame' });
    },
    generateBundle(_, bundle) {
      if (!reference) return;
      const script = this.getFileName(reference);
      const chunk = bundle[script];
      const styles = chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
      const later = chunk?.type === 'chunk' ? chunk.dynamicImports : [];
      const address = (file: string) => `/${file}`;
      const note = { script: address(script), styles: styles.map(address), later: later.map(address) };
      this.emitFile({ type: 'asset', fileName: NOTE, source: JSON.stringify(note) });
    },
  };
}
