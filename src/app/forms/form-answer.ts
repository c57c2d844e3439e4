/** What the server answers to a form that it could not take: said again on the page, with all that was typed. */
export type FormAnswer = {
  /** By the name of the field. */
  typed: Record<string, string[]>;
  /** Above all: how many fields are wrong, or why nothing was stored. */
  heading: string;
  problems: { field: string; text: string }[];
  /** What the title of the page begins with now: 'Error: '. */
  titlePrefix: string;
  /** The work that the browser did was taken: another attempt needs more of it. */
  isWorkTaken?: boolean;
  /** A picture of characters to type, where the browser could not show by itself that a person uses it. */
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

/** What the browser solved, the sealed challenge of characters, and what was typed for it. */
export const captchaFields = { work: 'captcha_work', token: 'captcha_token', characters: 'captcha' } as const;

/** Nobody sees this field, so whoever fills it in is a program. */
export const trapField = 'company_fax';

/** Filled in by the browser when the form is first touched, so that sending twice is one request. */
export const keyField = 'idempotency_key';

/** Told to a form when the server has taken the work that it sent. */
export const workTaken = 'gevel-work-taken';
