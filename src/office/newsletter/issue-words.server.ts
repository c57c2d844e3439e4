import type { NewsletterIssue } from '#database/newsletter/issues.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

const states = {
  draft: { kind: 'empty', text: 'NEWSLETTER_DRAFT' },
  planned: { kind: 'soon', text: 'NEWSLETTER_PLANNED' },
  sending: { kind: 'soon', text: 'NEWSLETTER_SENDING' },
  sent: { kind: 'done', text: 'NEWSLETTER_GONE_OUT' },
} as const satisfies Record<NewsletterIssue['state'], { kind: SignKind; text: string }>;

/** The state of an issue, and since or until when. */
export function issueWords(
  { state, sendAt, createdAt, finishedAt }: NewsletterIssue,
  { language, now }: Pick<OfficeContext, 'language' | 'now'>,
): { kind: SignKind; state: string; when: string } {
  const { kind, text } = states[state];
  const at = state === 'sent' ? finishedAt : sendAt;
  return { kind, state: officeTextsFor(language)(text), when: whenText(at ?? createdAt, language, now) };
}
