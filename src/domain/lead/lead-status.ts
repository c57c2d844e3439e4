/** The state of a lead: not looked at, being worked on, waiting for the visitor, done, or spam. */
export const leadStatuses = ['new', 'open', 'waiting', 'done', 'spam'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** The statuses in which the visitor waits for the agency. */
export const statusesToAnswer = ['new', 'open'] as const satisfies LeadStatus[];

export function isLeadStatus(value: string): value is LeadStatus {
  return (leadStatuses as readonly string[]).includes(value);
}
