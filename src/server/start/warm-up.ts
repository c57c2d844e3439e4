import type { Hono } from 'hono';
import type { Dependencies } from '#server/dependencies.ts';
import { notAVisitor, type ServerVariables } from '#server/requests/request-log.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { href } from '#site/paths/paths.ts';

/**
 * Asks for a list in each language, so that no visitor waits for code that never ran: the first list took 660 ms, the
 * next one 30 ms (`npm run bench:start`).
 */
export async function warmUp(
  app: Hono<ServerVariables>,
  { settings, environment: { publicUrl } }: Pick<Dependencies, 'settings' | 'environment'>,
): Promise<void> {
  const { host } = new URL(publicUrl);
  for (const language of languagesInUse(await settings.current())) {
    const response = await app.request(`http://${host}${href(language, 'forSale')}`, undefined, notAVisitor);
    await response.arrayBuffer();
  }
}
