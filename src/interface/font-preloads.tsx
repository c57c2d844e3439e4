import type { presentTheme } from '#site/settings/present-theme.ts';
import textFont from './fonts/hanken-grotesk.woff2?url';
import displayFont from './fonts/newsreader-display.woff2?url';

/** Has the browser fetch the faces that a page needs at once. Without a theme: the product's own. */
export function FontPreloads({ theme }: { theme: ReturnType<typeof presentTheme> | undefined }) {
  const fonts = [theme?.displayFont !== false && displayFont, theme?.textFont !== false && textFont];
  return fonts.map(
    (font) =>
      font && (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ),
  );
}
