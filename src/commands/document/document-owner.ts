/** What a document is about. */
export type DocumentOwner = { propertyId: number } | { projectId: number };

/** Its subject in the log. */
export function subjectOf(owner: DocumentOwner): string {
  return 'propertyId' in owner ? `property:${owner.propertyId}` : `project:${owner.projectId}`;
}
