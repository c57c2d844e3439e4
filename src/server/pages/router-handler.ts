import {
  createRequestHandler,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { isUnavailable } from '#database/unavailable.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { isStorageAway } from '#images/storage.ts';

/**
 * Brings a request to the loaders and actions of a build. It throws the error if the database or the server of the
 * files was unavailable; any other error of a loader is answered with the error page.
 */
export function routerHandler(build: ServerBuild, mode: string) {
  // React Router tells only this function of the build which error a loader threw.
  const unavailable = new WeakMap<object, Error>();
  const entry = build.entry.module;
  const handleError: HandleErrorFunction = (error, request) => {
    if (isUnavailable(error) || isStorageAway(error)) unavailable.set(request.context, error);
    else entry.handleError?.(error, request);
  };
  const handle = createRequestHandler(
    {
      ...build,
      entry: { ...build.entry, module: { ...entry, handleError } },
      // The method gate has checked where a POST comes from. Behind a proxy that does TLS React Router would refuse
      // every one: it compares https:// of the visitor with http:// of the proxy.
      allowedActionOrigins: ['**'],
    },
    mode,
  );
  return async (request: Request, context: RouterContextProvider): Promise<Response> => {
    const answer = await handle(request, context);
    const error = unavailable.get(context);
    if (error) throw error;
    // The limits of forms count by the hour at least; the page says so in words.
    if (answer.status === 429 && !answer.headers.has('Retry-After'))
      answer.headers.set('Retry-After', String(hourSeconds));
    return answer;
  };
}
