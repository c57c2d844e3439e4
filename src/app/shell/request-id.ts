import { createContext, useContext } from 'react';

/** The number of a failed request in the log; entry.server provides it, for the error page alone. */
export const RequestIdContext = createContext('');

/** '' in the browser. */
export function useRequestId(): string {
  return useContext(RequestIdContext);
}
