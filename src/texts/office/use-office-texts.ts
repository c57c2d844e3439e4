import { createContext, useContext } from 'react';
import type { OfficePageTexts } from './texts.ts';

/** The texts of the office's language, for components; its entry.server and entry.client provide them. */
export const OfficeTextsContext = createContext<OfficePageTexts>(() => '');

/** In a component of the office: `const t = useOfficeTexts();` */
export function useOfficeTexts(): OfficePageTexts {
  return useContext(OfficeTextsContext);
}
