import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

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
      if (chunk?.type !== 'chunk') return;
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
      const address = (file: string) => `/${file}`;
      const loaded = withImports(bundle, script);
      const later = (module: string) =>
        chunk.dynamicImports
          .filter((file) => isMadeOf(bundle[file], module))
          .flatMap((file) => withImports(bundle, file).filter((each) => !loaded.includes(each)))
          .map(address);
      const note = {
        script: address(script),
        styles: styles.map(address),
        search: later('moving-map.ts'),
        place: later('place-map.ts'),
      };
      this.emitFile({ type: 'asset', fileName: NOTE, source: JSON.stringify(note) });
    },
  };
}

function isMadeOf(chunk: Bundle[string] | undefined, module: string): boolean {
  return chunk?.type === 'chunk' && (chunk.facadeModuleId?.endsWith(`/${module}`) ?? false);
}

/** The chunk and all that it cannot run without. */
function withImports(bundle: Bundle, file: string, known: string[] = []): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || known.includes(file)) return known;
  return chunk.imports.reduce((found, each) => withImports(bundle, each, found), [...known, file]);
}
