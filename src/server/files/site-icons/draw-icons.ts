import { asIco, iconOfDrawing, iconOfLogo, iconOfPicture, resizeIcon } from '#images/icon.ts';
import type { Settings } from '#site/settings/settings.ts';
import { themeColors } from '#site/settings/theme-colors.ts';

/** Keyed by the address of each icon. */
export type Icons = Record<IconPath, Buffer<ArrayBuffer>>;

type IconPath = '/favicon.ico' | '/apple-touch-icon.png' | '/icon-192.png' | '/icon-512.png';

type ReadPicture = (id: string) => Promise<Uint8Array | undefined>;

/**
 * Draws the icons from the picture that the agency chose for it, else from its logo, else from its initial in its
 * colours. A picture that no longer exists is skipped.
 */
export async function drawIcons(settings: Settings, readPicture: ReadPicture): Promise<Icons> {
  const { iconPictureId, pictureId } = settings.header.logo;
  const chosen = iconPictureId ? await readPicture(iconPictureId) : undefined;
  const logo = !chosen && pictureId ? await readPicture(pictureId) : undefined;
  const icon =
    (chosen && (await iconOfPicture(chosen))) ??
    (logo && (await iconOfLogo(logo))) ??
    (await drawnIcon(settings));
  const [ico, touch, small, large] = await Promise.all(
    [32, 180, 192, 512].map((size) => resizeIcon(icon, size)),
  );
  if (!ico || !touch || !small || !large) throw new Error('An icon was not drawn');
  return {
    '/favicon.ico': asIco(ico, 32),
    '/apple-touch-icon.png': touch,
    '/icon-192.png': small,
    '/icon-512.png': large,
  };
}

async function drawnIcon({ agency, header, theme }: Settings): Promise<Buffer<ArrayBuffer>> {
  // The code that draws letters is loaded only when an icon needs it.
  const [{ mark }, { initialPath }] = await Promise.all([
    import('#app/print/brand.server.ts'),
    import('#app/print/initial.server.ts'),
  ]);
  const colors = themeColors(theme.colors);
  if (header.logo.icon === 'gable')
    return iconOfDrawing(
      `<rect x="-4" y="-7" width="42" height="42" fill="${colors.night}"/><path d="${mark}" fill="none" stroke="${colors.paper}" stroke-width="2"/>`,
      '-4 -7 42 42',
    );
  return iconOfDrawing(
    `<rect width="100" height="100" fill="${colors.brick}"/><g fill="${colors.white}">${initialPath(agency.name, { width: 72, height: 60 })}</g>`,
    '0 0 100 100',
  );
}
