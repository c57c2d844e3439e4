/** What the server answers to a form that it could not take: said again on the page, with all that was typed. */
export type FormAnswer = {
  /** By the name of the field. */
  typed: Record<string, string[]>;
  /** Above all: how many fields are wrong, or why nothing was stored. */
  heading: string;
  problems: { field: string; text: string }[];
  /** What the title of the page begins with now: 'Error: '. */
  titlePrefix: string;
};

/** Nobody sees this field, so whoever fills it in is a program. */
export const trapField = 'company_fax';

/** Filled in by the browser when the form is first touched, so that sending twice is one request. */
export const keyField = 'idempotency_key';
