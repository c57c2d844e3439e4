import { createContext, useContext } from 'react';
import type { PageTexts } from './pages/texts.ts';

/** The texts of the page's language, for components; entry.server and entry.client provide them. */
export const TextsContext = createContext<PageTexts>(() => '');

/** In a component: `const t = useTexts();` */
export function useTexts(): PageTexts {
  return useContext(TextsContext);
}
