import type { ShellData } from './shell.server.ts';

/** The two sides take equal room, so that what stands between them is in the middle of the screen. */
const thirds = 'wide:grid-cols-[minmax(max-content,1fr)_auto_minmax(max-content,1fr)]';

/**
 * Takes on which side of the bar logo, menu and language switch stand; gives the classes that keep them in one row.
 * On a narrow screen only the logo is there to be in the middle.
 */
export function barLook({ logo, menu, languageSwitch }: ShellData['sides']): string {
  if (logo === 'center') return `grid grid-cols-[1fr_auto_1fr] ${thirds}`;
  if (menu === 'center' || languageSwitch === 'center') return `flex justify-between wide:grid ${thirds}`;
  return 'flex justify-between';
}
