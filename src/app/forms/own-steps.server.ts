import type { Transaction } from 'kysely';
import type { NewLead } from '#commands/lead/create-lead.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';
import type { FormDefinition, FormValues } from './form.ts';
import type { CheckTogether } from './form-schema.server.ts';
import type { FormSender } from './receive-form.server.ts';

/** `id`: of the lead. */
export type KeptLead<Definition extends FormDefinition> = { id: number; values: FormValues<Definition> };

/** The steps of one form beyond those of every form (`handleForm`), in the order in which they happen. */
export type OwnSteps<Definition extends FormDefinition> = {
  /** The subject of the request, and the agent who answers. */
  about?: Pick<NewLead, 'property_id' | 'project_id' | 'agent_id'>;
  checkTogether?: CheckTogether<Definition>;
  /** Gives the reason why a request that was understood is turned down. */
  decline?: (values: FormValues<Definition>, sender: FormSender) => Promise<FormTextKey | undefined>;
  /** True if the visitor gets the usual confirmation; they do if a form has no such step. */
  confirms?: (values: FormValues<Definition>) => boolean;
  /** Stored with the answers, beyond them: what the page said to the visitor. */
  adds?: () => Record<string, unknown>;
  /** What the mails say beyond the answers. */
  tell?: (values: FormValues<Definition>, language: Language) => { label: string; value: string }[];
  /**
   * Runs in the transaction of the lead. Nothing is kept if it throws: FormRefused is shown at the fields,
   * TooManyRequests above them.
   */
  follow?: (transaction: Transaction<Database>, kept: KeptLead<Definition>) => Promise<void>;
  /** The query of the thank-you page. */
  thanksQuery?: (leadId: number) => Promise<string>;
};
