import { createContext } from 'react';

/** The nonce by which the browser accepts a style of the page; in the browser itself it is not needed. */
export const NonceContext = createContext<string | undefined>(undefined);
