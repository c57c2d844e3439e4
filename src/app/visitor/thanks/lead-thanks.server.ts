import type { RequestContext } from '#app/request-context.ts';
import { findThankedLead } from '#database/lead/thanked-lead.ts';
import { leadToThank } from '#links/thanks-link.ts';
import { textsFor } from '#texts/server/texts.ts';
import { thanksAboutProject, thanksAboutProperty } from './subject-thanks.server.ts';

/** Undefined for a token that is not ours or has expired, and for a request that was erased. */
export async function thanksForLead(context: RequestContext, token: string) {
  const { database, language, now } = context;
  const id = await leadToThank(database, token, now);
  const lead = id === undefined ? undefined : await findThankedLead(database, id);
  if (!lead) return undefined;
  const { first_name: name, property_id, project_id } = lead;
  const about = property_id
    ? await thanksAboutProperty(context, property_id)
    : project_id
      ? await thanksAboutProject(context, project_id)
      : undefined;
  return { title: name ? textsFor(language)('THANKS_TITLE_NAME', { name }) : undefined, about };
}
