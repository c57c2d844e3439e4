import { createContext, useContext } from 'react';

/** The number under which a failed request stands in the log; entry.server provides it, for the error page alone. */
export const RequestIdContext = createContext('');

/** Gives the number of the request on the server, '' in the browser. */
export function useRequestId(): string {
  return useContext(RequestIdContext);
}
