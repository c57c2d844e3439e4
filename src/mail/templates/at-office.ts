import type { MailContext } from '#mail/rendering/template.ts';

/** Makes the mail's buttons lead to the host of the office. */
export function atOffice(context: MailContext, link: string): MailContext {
  return { ...context, publicUrl: new URL(link).origin };
}

export function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
