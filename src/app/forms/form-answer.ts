/** The server's answer to a form that it could not take, shown on the page with all that was typed. */
export type FormAnswer = {
  /** Keyed by the name of the field. */
  typed: Record<string, string[]>;
  /** Stands above the problems: how many fields are wrong, or why nothing was stored. */
  heading: string;
  problems: { field: string; text: string }[];
  /** Begins the title of the page: 'Error: '. */
  titlePrefix: string;
  /** The server has taken the work that the browser did: another attempt needs more of it. */
  isWorkTaken?: boolean;
  /** Set if the browser could not show by itself that a person uses it. */
  captcha: ShownCaptcha | undefined;
};

export type ShownCaptcha = {
  token: string;
  title: string;
  label: string;
  hint: string;
  picture: string;
  sound: string;
};

/**
 * `work`: the browser's solution. `token`: the sealed challenge of characters. `characters`: the visitor's answer to
 * it.
 */
export const captchaFields = { work: 'captcha_work', token: 'captcha_token', characters: 'captcha' } as const;

/** Invisible, so that only a program fills it in. */
export const trapField = 'company_fax';

/** The browser fills it in when the form is first touched, so that sending twice is one request. */
export const keyField = 'idempotency_key';

/** The event that tells a form that the server has taken the work it sent. */
export const workTaken = 'gevel-work-taken';
