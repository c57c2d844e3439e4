/** The answers that forms ask for besides an e-mail address, and that an agency may make optional. */
export const requirableAnswers = ['title', 'first_name', 'last_name', 'phone'] as const;
