/** Redirects to the log-in, and to the set-up of a code. */
export const IN = '/office/login/';
export const CODE = '/office/account/code/';

export type Expected = number | typeof IN | typeof CODE;
type Row = { at?: string; get: Expected[]; post: Expected[]; postForData?: number };

/**
 * Screens with their answers to stranger, editor, agent, administrator without a code, and administrator: to a GET, and
 * to an empty form. 400 and 405 mean that a form would have been read. `at`: the address, if the path has a parameter.
 * `postForData`: the answers to scripts, which concern the form alone and not the screen around it.
 */
export type Answers = Record<string, Row>;
