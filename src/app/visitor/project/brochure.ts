import { printed } from '#app/print/printed.server.ts';
import { requestContext } from '#app/request-context.ts';
import type { Route } from './+types/brochure.ts';

export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { printProject } = await import('./printed-project.server.ts');
  return printed('brochure', url, (page) => printProject(context, params.id, page));
}
