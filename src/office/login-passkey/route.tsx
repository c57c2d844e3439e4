import { minuteSeconds } from '#domain/time/durations.ts';
import { passkeyAsking } from '#office/door/answers.server.ts';
import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** The period of the limit on attempts. */
const quarterSeconds = 15 * minuteSeconds;

/** Gives the options that the log-in's button needs before the browser asks for the device. */
export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const begun = await office.staffLogin.passkeys.beginEntering(passkeyAsking(office, request));
  if (begun.outcome !== 'begun')
    return new Response(null, { status: 429, headers: { 'Retry-After': String(quarterSeconds) } });
  const response = Response.json(begun.options);
  for (const cookie of begun.cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
