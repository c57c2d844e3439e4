import { redirect } from 'react-router';
import { leadOn } from '#office/door/answers.server.ts';
import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** Only a form logs out: no link or picture elsewhere can. */
export function loader() {
  throw redirect('/office/');
}

export async function action({ context, request }: Route.ActionArgs) {
  const { staffLogin, now } = context.get(officeContext);
  return leadOn('/office/login/?told=out', await staffLogin.signOut(request.headers, now));
}

export default function LogOut() {
  return null;
}
