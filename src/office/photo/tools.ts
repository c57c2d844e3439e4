/** What frames on a photograph are drawn for: one says what stays, or several what nobody may recognise. */
export const tools = ['crop', 'redact'] as const;
export type Tool = (typeof tools)[number];

export const mostBoxes: Record<Tool, number> = { crop: 1, redact: 40 };

export function toolOf(value: string | null): Tool {
  return value === 'crop' ? 'crop' : 'redact';
}
