import { listAnswerTemplates } from '#database/lead/answer-templates.ts';
import type { LeadPage } from '#database/lead/lead-page.ts';
import { hasBegun } from '#domain/appointment/can.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { answerIds, usualAnswer } from '#texts/answers/texts.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

const names = {
  slots: 'TEMPLATE_SLOTS',
  fixed: 'TEMPLATE_FIXED',
  documents: 'TEMPLATE_DOCUMENTS',
  information: 'TEMPLATE_INFORMATION',
  gone: 'TEMPLATE_GONE',
  valuation: 'TEMPLATE_VALUATION',
  received: 'TEMPLATE_RECEIVED',
} as const satisfies Record<(typeof answerIds)[number], OfficeTextKey>;

type AnswerTemplate = {
  id: string;
  name: string;
  subject: LocalisedText;
  body: LocalisedText;
  /** `isUsual`: the program comes with it. `isChanged`: the agency has replaced its words. */
  isUsual: boolean;
  isChanged: boolean;
};

/** The templates that the program comes with, in the agency's words if it has any, then the agency's own. */
export async function loadAnswerTemplates({
  database,
  language,
}: Pick<OfficeContext, 'database' | 'language'>): Promise<AnswerTemplate[]> {
  const t = officeTextsFor(language);
  const stored = await listAnswerTemplates(database);
  const usual = answerIds.map((id) => {
    const own = stored.find((each) => each.id === id);
    return {
      id,
      name: t(names[id]),
      isUsual: true,
      isChanged: Boolean(own),
      ...wordsOf(own ?? usualAnswer(id)),
    };
  });
  const others = stored.filter(({ id }) => !(answerIds as readonly string[]).includes(id));
  return [
    ...usual,
    ...others.map((own) => ({
      id: own.id,
      name: own.name,
      isUsual: false,
      isChanged: true,
      ...wordsOf(own),
    })),
  ];
}

function wordsOf({ subject, body }: Pick<AnswerTemplate, 'subject' | 'body'>) {
  return { subject, body };
}

/** The template that begins an answer to that request. */
export function usualTemplateOf({ form, property_id, appointment }: LeadPage, now: Date): string {
  if (form === 'visit') return visitTemplateOf(appointment, now);
  if (form === 'documents') return 'documents';
  if (form === 'free_valuation') return 'valuation';
  return property_id === null ? 'received' : 'information';
}

/** Free times are offered only while the visitor has none. */
function visitTemplateOf(appointment: LeadPage['appointment'], now: Date): (typeof answerIds)[number] {
  if (!appointment?.starts_at || appointment.status === 'cancelled') return 'slots';
  return hasBegun(new Date(appointment.starts_at), now) ? 'received' : 'fixed';
}
