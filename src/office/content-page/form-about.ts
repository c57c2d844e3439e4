import type { FieldAbout } from '#office/content-editing/fields.tsx';
import type { LoadedPage } from './load-page.server.ts';

/** What every field of a page needs to know about it. */
export type FormAbout = FieldAbout & Pick<LoadedPage, 'pictures' | 'linkTargets' | 'articleKeys'>;
