import { useSyncExternalStore } from 'react';

/** Whether the browser knows passkeys; undefined until it has taken the page over. */
export function usePasskeys(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    () => () => {},
    () => 'PublicKeyCredential' in window,
    () => undefined,
  );
}
