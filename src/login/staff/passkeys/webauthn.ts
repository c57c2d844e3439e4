import { loadedLater } from '#login/engine/tools.ts';

/** Loaded at the first use: it is large, and most processes never need it. */
export const webauthn = loadedLater(async () => {
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...server, ...helpers };
});
