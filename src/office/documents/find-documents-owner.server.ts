import type { DocumentOwner } from '#commands/document/document-owner.ts';
import { findProject } from '#office/project-units/load-units.server.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { typeName } from '#texts/wording/property-words.ts';

/** The property or project whose documents stand at this address. Throws 404 if there is none. */
export async function findDocumentsOwner(office: OfficeContext, id: string, { pathname }: URL) {
  const isProject = pathname.startsWith('/office/projects/');
  const found = isProject ? await findProject(office, id) : await findProperty(office, id);
  const name = 'name' in found ? found.name : typeName(found.type, office.language);
  return {
    owner: (isProject ? { projectId: found.id } : { propertyId: found.id }) as DocumentOwner,
    path: `/office/${isProject ? 'projects' : 'properties'}/${found.id}/`,
    title: [name, found.city].filter(Boolean).join(', '),
    reference: found.reference,
    region: found.region,
  };
}

export type DocumentsOwner = Awaited<ReturnType<typeof findDocumentsOwner>>;
