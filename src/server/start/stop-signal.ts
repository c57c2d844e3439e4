/**
 * `received` resolves at the first SIGTERM or SIGINT; later ones change nothing (npm passes on the Ctrl-C that we
 * have got from the terminal already).
 */
export function awaitStopSignal(): { received: Promise<void>; isStopping: () => boolean } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping = true;
      resolve();
    });
  }
  return { received: promise, isStopping: () => stopping };
}
