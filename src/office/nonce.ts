import { createContext } from 'react';

/** What a style of the page carries so that the browser takes it; the browser itself does not need it. */
export const NonceContext = createContext<string | undefined>(undefined);
