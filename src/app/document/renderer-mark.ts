import { createContext } from 'react';

/** Marks the styles that a page may have in it; undefined in the browser, where the mark is gone. */
export const RendererMark = createContext<string | undefined>(undefined);
