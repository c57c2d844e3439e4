import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const ASK_AGAIN_MS = 5000;

/**
 * For a screen with work under way that an error page would destroy: if loading fails for want of a connection, the
 * screen
 * stays as it is and is loaded again until that works. `of`: which of several such screens it is.
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
