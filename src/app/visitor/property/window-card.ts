import { printed } from '#app/print/printed.server.ts';
import { requestContext } from '#app/request-context.ts';
import type { Route } from './+types/window-card.ts';

/** For people of the agency, who have the link to the property's preview. `?paper=a3`: larger. */
export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { printWindowCard } = await import('./printed-card.server.ts');
  const paper = url.searchParams.get('paper') === 'a3' ? 'a3' : 'a4';
  return printed('window-card', url, (page) => printWindowCard(context, params.id, page, paper));
}
