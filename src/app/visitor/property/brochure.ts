import { printed } from '#app/print/printed.server.ts';
import { requestContext } from '#app/request-context.ts';
import type { Route } from './+types/brochure.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  // The code that draws is loaded only when somebody wants a brochure.
  const { printProperty } = await import('./printed-property.server.ts');
  return printed('brochure', url, (page) => printProperty(context, params.id, page));
}
