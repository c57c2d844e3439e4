import { redirectDocument } from 'react-router';
import { z } from 'zod';
import { findOwner } from '#database/owner/owners.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { signLook } from '#links/as-owner-link.ts';
import { officeContext, staffOf } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/**
 * Leads to the portal as its owner sees it. By a link, not a form: the browser follows no form to another host. It
 * changes
 * nothing here; the log notes the look when the link is followed.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const isId = z.uuid().safeParse(params.id).success;
  const owner = isId ? await findOwner(office.database, { id: params.id }) : undefined;
  if (!owner) throw new Response(null, { status: 404 });
  const look = { ownerId: owner.id, staffSessionId: staffOf(office).session.id };
  const until = new Date(office.now.getTime() + minuteMs);
  const token = await signLook(office.database, 'as-owner-link', look, until);
  throw redirectDocument(`${office.publicUrl}/as-owner/open/?${new URLSearchParams({ token })}`, 303);
}
