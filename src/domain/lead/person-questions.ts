/** What forms ask of a person beside an e-mail address, and an agency may leave to the visitor. */
export const requirableAnswers = ['title', 'first_name', 'last_name', 'phone'] as const;
