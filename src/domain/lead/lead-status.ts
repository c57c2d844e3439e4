/** Where a request stands: not looked at, at work, for the visitor to answer, done, or nobody's. */
export const leadStatuses = ['new', 'open', 'waiting', 'done', 'spam'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** The visitor waits for the agency. */
export const statusesToAnswer = ['new', 'open'] as const satisfies LeadStatus[];

export function isLeadStatus(value: string): value is LeadStatus {
  return (leadStatuses as readonly string[]).includes(value);
}
