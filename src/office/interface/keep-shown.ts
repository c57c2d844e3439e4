import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const ASK_AGAIN_MS = 5000;

/**
 * For a screen on which something is under way that an error page would take away: where it cannot be asked for anew
 * because there is no connection, it stays as it is, and is asked for again until there is one. `of`: what it shows, where there
 * are several of the kind.
 */
export function keepShown<Data>() {
  let shown: { of: string; data: Data } | undefined;
  let isOld = false;
  return {
    load: async (of: string, serverLoader: () => Promise<Data>): Promise<Data> => {
      try {
        const data = await serverLoader();
        isOld = false;
        return data;
      } catch (error) {
        if (!(error instanceof TypeError) || shown?.of !== of) throw error;
        isOld = true;
        return shown.data;
      }
    },
    useShown: (of: string, data: Data): void => {
      useEffect(() => {
        shown = { of, data };
      }, [of, data]);
      const { revalidate } = useRevalidator();
      useEffect(() => {
        const ask = () => {
          if (isOld) void revalidate();
        };
        // A browser does not notice each connection that fails.
        const often = setInterval(ask, ASK_AGAIN_MS);
        addEventListener('online', ask);
        return () => {
          clearInterval(often);
          removeEventListener('online', ask);
        };
      }, [revalidate]);
    },
  };
}
