import { redirect } from 'react-router';
import { missingPage } from '#app/page/missing-page.server.ts';
import { presentContact } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findProject } from '#database/property/projects.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import { findProperty, findWithdrawn } from '#database/property/property-page.ts';
import { findAgent } from '#database/site/people.ts';
import { parseId } from '#domain/address/id.ts';
import { isOpen } from '#domain/property/availability.ts';
import { projectPath, propertyPath } from '#site/paths/property-address.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { noProperty, withdrawnProperty } from './missing-property.server.ts';
import { presentCard } from './present-card.server.ts';
import { presentProjectCard } from './present-project-card.server.ts';
import type { ShownSubject } from './subject.tsx';

/** Finds sold and let properties too; undefined if none with this id is published. */
export async function findPropertySubject(context: RequestContext, id: number) {
  const { database, language, tags, now } = context;
  tags.add(`property:${id}`).add('properties').add('places');
  const [row, [card]] = await Promise.all([findProperty(database, id), listPropertiesById(database, [id])]);
  if (!row || !card) return undefined;
  const agent = await findAgentOf(context, row.agent_id);
  const { href, title, address, price, picture } = presentCard(card, language, now);
  return {
    row,
    reference: row.reference,
    agent,
    isOpen: isOpen(row),
    about: { property_id: id, agent_id: agent?.id ?? null },
    shown: {
      list: row.purpose === 'rent' ? 'forRent' : 'forSale',
      href,
      back: formTexts(language)('APPOINTMENT_BACK'),
      title,
      address,
      price,
      picture,
      contact: presentContact(agent, context),
    } satisfies ShownSubject,
  };
}

export type SubjectProperty = NonNullable<Awaited<ReturnType<typeof findPropertySubject>>>;

/**
 * Throws a 404, a 410 for a property that was withdrawn, and a redirect to its page for one that can no longer be had.
 */
export async function loadPropertySubject(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
): Promise<SubjectProperty> {
  const { database, language } = context;
  const id = parseId(idInAddress);
  if (id === undefined) throw noProperty(context, pathname);
  const property = await findPropertySubject(context, id);
  if (!property) {
    const isWithdrawn = await findWithdrawn(database, 'property', id);
    throw isWithdrawn ? withdrawnProperty(context, pathname) : noProperty(context, pathname);
  }
  if (!property.isOpen) throw redirect(propertyPath(property.row, language));
  return property;
}

/** Throws a 404, and a 410 for a project that was withdrawn. */
export async function loadProjectSubject(context: RequestContext, idInAddress: string, pathname: string) {
  const { database, language, tags } = context;
  const t = textsFor(language);
  const id = parseId(idInAddress);
  const hint = t('PAGE_NOT_FOUND_HINT');
  if (id === undefined) throw missingPage(pathname, { title: t('PROJECT_NOT_FOUND'), hint });
  tags.add(`project:${id}`).add('properties').add('places');
  const row = await findProject(database, id);
  if (!row) {
    if (!(await findWithdrawn(database, 'project', id)))
      throw missingPage(pathname, { title: t('PROJECT_NOT_FOUND'), hint });
    throw missingPage(pathname, { title: t('PROJECT_WITHDRAWN'), hint }, 410);
  }
  const card = presentProjectCard(row, language);
  if (card.external) throw redirect(card.href, 302);
  if (card.ribbon) throw redirect(projectPath(row, language));
  const agent = await findAgentOf(context, row.agent_id);
  const { href, name, address, price, picture } = card;
  return {
    reference: row.reference,
    about: { project_id: id, agent_id: agent?.id ?? null },
    shown: {
      list: 'projects',
      href,
      back: t('THANKS_TO_PROJECT'),
      title: name,
      address,
      price,
      picture,
      contact: presentContact(agent, context),
    } satisfies ShownSubject,
  };
}

async function findAgentOf({ database, tags }: RequestContext, id: number | null) {
  if (!id) return undefined;
  tags.add(`agent:${id}`);
  return findAgent(database, id);
}
