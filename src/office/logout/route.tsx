import { redirect } from 'react-router';
import { asking } from '#account/asking.ts';
import { leadOn } from '#office/door/answers.server.ts';
import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** Only a form logs out: no link or picture elsewhere can. */
export function loader() {
  throw redirect('/office/');
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  return leadOn('/office/login/?told=out', await office.staffLogin.signOut(asking(office, request)));
}

export default function LogOut() {
  return null;
}
