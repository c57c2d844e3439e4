import { createContext, useContext } from 'react';
import type { Texts } from './i18n.ts';

/** The texts of the page's language, for components; entry.server and entry.client provide them. */
export const TextsContext = createContext<Texts>(() => '');

/** In a component: `const t = useTexts();` */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
