import type { Language } from '#domain/language.ts';
import type { LeadForm } from '#domain/lead/lead-forms.ts';
import type { thanksPaths } from '#site/paths/path-table/thanks-paths.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';

type Common = {
  name: string;
  label: FormTextKey;
  hint?: FormTextKey;
  /** It must be filled in, and this is what is said when it is not. */
  missing?: FormTextKey;
  /** Half of the width, where there is room for two. */
  half?: true;
  autoComplete?: string;
};

/** `label`: of choices that come from the data, what they say in a language. */
export type Choice = { value: string; label: FormTextKey | ((language: Language) => string) };

/** One question of a form: what is drawn, what is understood and what is said when it is not come from here. */
export type FormField = Common &
  (
    | { kind: 'text' | 'longText'; max: number }
    | { kind: 'email' | 'phone' | 'postalCode' | 'web' | 'date' }
    /** Never given back to the page, and taken as it was typed. */
    | { kind: 'password' }
    /** Whole euros as people type them; understood as cents. */
    | { kind: 'euros' }
    /** One of several, all to be seen; or several of them. */
    | { kind: 'choice' | 'choices'; choices: readonly Choice[] }
    /** Municipalities, postal codes … by their names. A form has one, and it is called 'zone'. */
    | { kind: 'zones'; name: 'zone' }
    /** A photograph from the visitor's own machine. A form has one, and is sent in parts. */
    | { kind: 'picture'; name: 'picture' }
    /** A box to tick. */
    | { kind: 'agree' }
  );

/** A part of a form under a heading of its own. */
export type FormSection = { title?: FormTextKey; intro?: FormTextKey; fields: readonly FormField[] };

/** The questions of a form, and what its button says. */
export type Questions = {
  sections: readonly FormSection[];
  submit: FormTextKey;
  /** Beside the button: what happens then. */
  after?: FormTextKey;
};

/** A form of visitors, whose answers are kept as a lead. */
export type FormDefinition = Questions & {
  form: LeadForm;
  /** The page that it leads to. */
  thanks: keyof typeof thanksPaths;
  /** Said where nothing could be stored, in place of the usual sentence. */
  notStored?: FormTextKey;
};

/** What was sent as a picture, as its header describes it; whether it can be drawn shows when it is. */
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

/** What a form gives when all of it was understood. */
export type FormValues<Definition extends Questions> = {
  [Field in FieldsOf<Definition> as Field['name']]: ValueOf<Field>;
};

/** Takes a form; gives all its questions. */
export function fieldsOf(definition: Questions): FormField[] {
  return definition.sections.flatMap(({ fields }) => fields);
}
