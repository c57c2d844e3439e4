import type { z } from 'zod';

/** The rules that the office has words of its own for. */
export type RuleCode =
  | 'LANGUAGE_NONE'
  | 'LANGUAGE_TWICE'
  | 'LANGUAGE_UNUSED'
  | 'ENDS_EARLY'
  | 'LINK_ONE'
  | 'BRACKETS'
  | 'DISTRICT_NAME'
  | 'DISTRICT_TWICE'
  | 'DISTRICT_PLACE'
  | 'DISTRICT_MEMBER'
  | 'TITLE_NEEDED'
  | 'TOO_LONG'
  | 'ADDRESS_TAKEN'
  | 'PICTURE_GONE';

/** What is wrong with a field of a document that shapes the site. */
export type SiteProblem = {
  /** As `pathTo` writes it; empty: the whole document. */
  path: string;
  /** In English, for the command line and the log. */
  reason: string;
  code?: RuleCode;
  /** The wrong name, which the words of the office repeat. */
  name?: string;
};

/** A rule of a schema, as `refine` and `addIssue` take it. */
export function rule(code: RuleCode, message: string): { message: string; params: { code: RuleCode } } {
  return { message, params: { code } };
}

/** The code of the rule that an issue breaks; undefined if the office has no words of its own for it. */
export function ruleOf(issue: z.core.$ZodIssue): RuleCode | undefined {
  if (issue.code === 'custom') return issue.params?.code;
  return issue.code === 'too_big' && issue.origin === 'string' ? 'TOO_LONG' : undefined;
}

/** The problem as one line of English. */
export function inOneLine({ path, reason }: SiteProblem): string {
  return `${path || 'the file'}: ${reason}`;
}
