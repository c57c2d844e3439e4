import { Modules } from '#app/modules/modules.tsx';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import type { ShellHandle } from '#app/shell/shell-wishes.ts';
import type { Route } from './+types/route.ts';
import { loadHomePage } from './home.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadHomePage(context.get(requestContext));
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export const handle: ShellHandle = { isHome: true };

export default function Property({ loaderData: { heading, modules } }: Route.ComponentProps) {
  return (
    <div className="page-end">
      {heading && <h1 className="sr-only">{heading}</h1>}
      <Modules modules={modules} lead />
    </div>
  );
}
