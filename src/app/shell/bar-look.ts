import type { ShellData } from './shell.server.ts';

/** The two sides take equal room, so that the part between them is in the middle of the screen. */
const thirds = 'bar:grid-cols-[minmax(max-content,1fr)_auto_minmax(max-content,1fr)]';

/** Keeps logo, menu and language switch in one row. On a narrow screen only the logo can be in the middle. */
export function barLook({ logo, menu, languageSwitch }: ShellData['sides']): string {
  if (logo === 'center') return `grid grid-cols-[1fr_auto_1fr] ${thirds}`;
  if (menu === 'center' || languageSwitch === 'center') return `flex justify-between bar:grid ${thirds}`;
  return 'flex justify-between';
}
