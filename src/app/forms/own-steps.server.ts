import type { FormSender, LeadSteps } from '#commands/lead/keep-lead.ts';
import type { FormDefinition, FormValues } from '#questions/form.ts';
import type { CheckTogether } from '#questions/understand-answers.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';

/**
 * The steps of one form beyond those of every form (`handleForm`). If `follow` throws FormRefused, its problems are
 * shown at the fields; TooManyRequests is shown above them.
 */
export type OwnSteps<Definition extends FormDefinition> = LeadSteps<Definition> & {
  checkTogether?: CheckTogether<Definition>;
  /** Gives the reason why a request that was understood is turned down. */
  decline?: (values: FormValues<Definition>, sender: FormSender) => Promise<FormTextKey | undefined>;
  /** The query of the thank-you page, if that shows more than the request. */
  thanksQuery?: (leadId: number) => Promise<string>;
};
