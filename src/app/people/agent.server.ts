import type { RequestContext } from '#app/request-context.ts';
import { type Agent, findAgent } from '#database/site/people.ts';

/** The agent who is the contact for a property; undefined if it has none, or if that agent has left. */
export async function findContactAgent(
  { database, answers, tags }: RequestContext,
  id: number | null,
): Promise<Agent | undefined> {
  if (!id) return undefined;
  tags.add(`agent:${id}`);
  return answers.ask(`agent ${id}`, [`agent:${id}`, 'people'], () => findAgent(database, id));
}
