import type { Focus } from '#site/settings/settings.ts';

/** Which part of a picture stays when its sides are cut off, as classes of the Picture. */
export const focusLook: Record<Focus, string> = {
  left: '**:object-[24%_50%]',
  middle: '',
  right: '**:object-[76%_50%]',
};
