/** The uses of frames on a photograph: one marks the part that stays, or several the parts made unrecognisable. */
export const tools = ['crop', 'redact'] as const;
export type Tool = (typeof tools)[number];

export const mostBoxes: Record<Tool, number> = { crop: 1, redact: 40 };

export function toolOf(value: string | null): Tool {
  return value === 'crop' ? 'crop' : 'redact';
}
