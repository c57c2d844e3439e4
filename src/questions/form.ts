import type { Language } from '#domain/language.ts';
import type { LeadForm } from '#domain/lead/lead-forms.ts';
import type { thanksPaths } from '#site/paths/path-table/thanks-paths.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';

type Common = {
  name: string;
  /** A function for a label that depends on the data. */
  label: FormTextKey | ((language: Language) => string);
  hint?: FormTextKey;
  /** Makes the field required; shown if it is left empty. */
  missing?: FormTextKey;
  /** Half of the width, if there is room for two. */
  half?: true;
  autoComplete?: string;
};

/** `label`: a function for a choice that comes from the data. */
export type Choice = { value: string; label: FormTextKey | ((language: Language) => string) };

/** One question of a form: how it is drawn, understood and refused follows from it. */
export type FormField = Common &
  (
    | { kind: 'text'; max: number }
    /** `rows`: the lines of its box, if these are not the usual ones. */
    | { kind: 'longText'; max: number; rows?: number }
    | { kind: 'email' | 'phone' | 'postalCode' | 'web' | 'date' }
    /** One means of contact, of the visitor's choice: kept as `email` or as `phone`. */
    | { kind: 'reach'; name: 'reach' }
    /** Never sent back to the page, and not changed in any way. */
    | { kind: 'password' }
    /** Whole euros as people type them; understood as cents. */
    | { kind: 'euros' }
    /** One ('choice') or several ('choices'), all of them visible. `hasChips`: short ones, close to each other. */
    | { kind: 'choice' | 'choices'; choices: readonly Choice[]; hasChips?: true }
    /** Municipalities, postal codes … by their names. A form has at most one, called 'zone'. */
    | { kind: 'zones'; name: 'zone' }
    /** A photograph by the visitor. A form has at most one, and is then sent in parts. */
    | { kind: 'picture'; name: 'picture' }
    /** A box to tick. */
    | { kind: 'agree' }
  );

export type FormSection = { title?: FormTextKey; intro?: FormTextKey; fields: readonly FormField[] };

export type Questions = {
  sections: readonly FormSection[];
  submit: FormTextKey;
  /** Stands beside the button: what happens next. */
  after?: FormTextKey;
};

/** Questions whose answers are kept as a lead. */
export type LeadQuestions = Questions & { form: LeadForm };

/** A form for visitors. */
export type FormDefinition = LeadQuestions & {
  /** The page after sending. */
  thanks: keyof typeof thanksPaths;
  /** Shown in place of the usual sentence if nothing could be stored. */
  notStored?: FormTextKey;
};

/** A file whose header says that it is a picture; only drawing it shows whether it can be drawn. */
export type SentPicture = { id: string; bytes: Uint8Array };

type ValueOf<Field extends FormField> = Field extends { kind: 'agree' }
  ? boolean
  : Field extends { kind: 'picture' }
    ? SentPicture | undefined
    : Field extends { kind: 'zones' }
      ? string[]
      : Field extends { kind: 'choices'; choices: readonly { value: infer Value }[] }
        ? Value[]
        : Field extends { kind: 'choice'; choices: readonly { value: infer Value }[] }
          ? Value | (Field extends { missing: string } ? never : undefined)
          : Field extends { kind: 'euros' }
            ? number | (Field extends { missing: string } ? never : undefined)
            : string | (Field extends { missing: string } ? never : undefined);

type FieldsOf<Definition extends Questions> = Definition['sections'][number]['fields'][number];

export type FormValues<Definition extends Questions> = {
  [Field in FieldsOf<Definition> as Field extends { kind: 'reach' } ? never : Field['name']]: ValueOf<Field>;
};

export function fieldsOf(definition: Questions): FormField[] {
  return definition.sections.flatMap(({ fields }) => fields);
}
