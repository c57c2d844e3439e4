import { missingPage } from '../../shell/missing-page.server.ts';
import type { Route } from './+types/route.ts';

export function loader({ url }: Route.LoaderArgs) {
  throw missingPage(url.pathname);
}

export default function NotFound() {
  return null;
}
