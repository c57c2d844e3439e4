/** Why a form was refused, with the typed values: an action answers it with status 422 (refuse-form.server.ts). */
export type FormAnswer = {
  problems: { field: string; text: string }[];
  typed: Record<string, string[]>;
};

export function isFormAnswer(value: unknown): value is FormAnswer {
  return typeof value === 'object' && value !== null && 'problems' in value && 'typed' in value;
}
