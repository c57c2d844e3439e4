import type { Transaction } from 'kysely';
import type { NewLead } from '#commands/lead/create-lead.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';
import type { FormDefinition, FormValues } from './form.ts';
import type { Problem } from './form-schema.server.ts';
import type { Sender } from './receive-form.server.ts';

/** A request that was kept: the id of its lead, and what was answered. */
export type KeptRequest<Definition extends FormDefinition> = { id: number; values: FormValues<Definition> };

/** What one form does beside what every form does (`handleForm`), in the order in which it happens. */
export type OwnSteps<Definition extends FormDefinition> = {
  /** What it is about, and who answers. */
  about?: Pick<NewLead, 'property_id' | 'project_id' | 'agent_id'>;
  /** What is wrong beyond the single fields. */
  check?: (values: FormValues<Definition>) => Problem[];
  /** Why a request that was understood is not taken. */
  decline?: (values: FormValues<Definition>, sender: Sender) => Promise<FormTextKey | undefined>;
  /** Whether the visitor gets the usual confirmation; without this step, yes. */
  confirms?: (values: FormValues<Definition>) => boolean;
  /** What the mails say beyond the answers. */
  tell?: (values: FormValues<Definition>, language: Language) => { label: string; value: string }[];
  /**
   * What is kept with the lead, in its transaction. Nothing is kept where it throws: FormRefused is said at the fields,
   * TooManyRequests above all of them.
   */
  follow?: (transaction: Transaction<Database>, kept: KeptRequest<Definition>) => Promise<void>;
  /** The query of the page that thanks. */
  thanksQuery?: (leadId: number) => Promise<string>;
};
