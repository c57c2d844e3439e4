/** Led to the log-in; led to where a code is set up. */
export const IN = '/office/login/';
export const CODE = '/office/account/code/';

export type Expected = number | typeof IN | typeof CODE;
type Row = { at?: string; get: Expected[]; post: Expected[]; postForData?: number };

/**
 * Screens with their answers to stranger, editor, agent, administrator without a code, and administrator: to a look,
 * and to an empty form. 400 and 405 say that a form would have been read. `at`: where the path has a parameter.
 * `postForData`: to scripts, who are told of the form alone and not of the screen around it.
 */
export type Answers = Record<string, Row>;
