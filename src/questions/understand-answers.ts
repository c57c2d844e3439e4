import { z } from 'zod';
import { typedPhone } from '#domain/person/phone.ts';
import { isEmpty } from '#domain/text/empty.ts';
import { typedLine, withoutInvisible } from '#domain/text/typed-line.ts';
import { isDay } from '#domain/time/dates.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';
import type { TextValues } from '#texts/i18n.ts';
import { type Choice, type FormField, type FormValues, fieldsOf, type Questions } from './form.ts';

/** Keyed by the name of the field. */
export type Typed = Record<string, string[]>;

/** `values`: fill the placeholders of its text. */
export type Problem = { field: string; key: FormTextKey; values?: TextValues };

const largestEuros = 1_000_000_000;

const email = z.string().max(254, 'EMAIL_WRONG').pipe(z.email('EMAIL_WRONG'));
const phone = z.string().regex(typedPhone, 'PHONE_WRONG');

/** Problems that no single field has. Fields that were not understood are missing. */
export type CheckTogether<Definition extends Questions> = (
  understood: Partial<FormValues<Definition>>,
) => Problem[];

/**
 * Gives one problem at most for each field, in the order of the form, so that a visitor sees all at once. Drops spaces
 * around an answer and invisible characters in it, and forgives hyphens and points in numbers. `readPicture` reads a
 * picture.
 */
export function understandAnswers<Definition extends Questions>(
  definition: Definition,
  typed: Typed,
  checkTogether: CheckTogether<Definition> = () => [],
): { values: FormValues<Definition>; problems?: undefined } | { values?: undefined; problems: Problem[] } {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const fields = fieldsOf(definition);
  for (const field of fields) {
    if (field.kind === 'picture') continue;
    const result = schemaOf(field).safeParse(given(field, typed[field.name] ?? []));
    if (result.success) values[field.kind === 'reach' ? reachedBy(result.data) : field.name] = result.data;
    else problems.push({ field: field.name, key: result.error.issues[0]?.message as FormTextKey });
  }
  for (const problem of checkTogether(values as Partial<FormValues<Definition>>)) {
    if (!problems.some(({ field }) => field === problem.field)) problems.push(problem);
  }
  const placeOf = ({ field }: Problem) => fields.findIndex(({ name }) => name === field);
  problems.sort((a, b) => placeOf(a) - placeOf(b));
  return problems.length > 0 ? { problems } : { values: values as FormValues<Definition> };
}

function reachedBy(reach: unknown): 'email' | 'phone' {
  return String(reach).includes('@') ? 'email' : 'phone';
}

/** Undefined for an empty field; the last value counts if a field was sent twice. */
function given(field: FormField, typed: string[]): unknown {
  if (field.kind === 'choices' || field.kind === 'zones') return [...new Set(typed)];
  const last = typed.at(-1);
  if (field.kind === 'agree') return !isEmpty(last);
  if (field.kind === 'password') return last || undefined;
  const text = field.kind === 'longText' ? withoutInvisible(last ?? '').trim() : typedLine(last ?? '');
  return text || undefined;
}

function schemaOf(field: Exclude<FormField, { kind: 'picture' }>): z.ZodType {
  const { missing } = field;
  if (field.kind === 'agree') return missing ? z.literal(true, missing) : z.boolean();
  if (field.kind === 'choices') {
    const some = z.array(oneOf(field)).max(field.choices.length, 'CHOICE_UNKNOWN');
    return missing ? some.min(1, missing) : some;
  }
  if (field.kind === 'zones') {
    const some = z.array(z.string().max(100, 'TEXT_TOO_LONG')).max(30, 'TEXT_TOO_LONG');
    return missing ? some.min(1, missing) : some;
  }
  const text = z.string(missing ?? 'TEXT_UNKNOWN').pipe(kindOf(field));
  return missing ? text : text.optional();
}

function kindOf(
  field: Exclude<FormField, { kind: 'picture' } | { kind: 'agree' } | { kind: 'zones' }>,
): z.ZodType<unknown, string> {
  switch (field.kind) {
    case 'text':
      // One line only: a line break could end a header of a mail.
      return z
        .string()
        .max(field.max, 'TEXT_TOO_LONG')
        .regex(/^[^\p{Cc}]*$/u, 'TEXT_UNKNOWN');
    case 'longText':
      return z
        .string()
        .max(field.max, 'TEXT_TOO_LONG')
        .regex(/^[^\0]*$/u, 'TEXT_UNKNOWN');
    case 'password':
      // The screen where a new password is chosen checks its length.
      return z.string().max(1000, 'TEXT_TOO_LONG');
    case 'email':
      return email;
    case 'phone':
      return phone;
    case 'reach':
      return z.string().superRefine((text, context) => {
        const { error } = (reachedBy(text) === 'email' ? email : phone).safeParse(text);
        if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message });
      });
    case 'postalCode':
      return z
        .string()
        .transform((text) => text.replace(/[\s-]/g, '').replace(/^[bl](?=\d)/i, ''))
        .pipe(z.string().regex(/^[1-9]\d{3}$/, 'POSTAL_CODE_WRONG'));
    case 'web':
      return z
        .string()
        .max(200, 'TEXT_TOO_LONG')
        .transform((text) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`))
        .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'WEB_WRONG' }));
    case 'date':
      return z.string().refine(isDay, 'DATE_WRONG');
    case 'euros':
      return z
        .string()
        .transform((text) => text.replace(/[€\s.]/g, '').replace(/,00$|,-$/, ''))
        .pipe(z.string().regex(/^\d{1,10}$/, 'EUROS_WRONG'))
        .transform(Number)
        .pipe(z.number().min(1, 'EUROS_WRONG').max(largestEuros, 'EUROS_WRONG'))
        .transform((euros) => euros * 100);
    case 'choice':
    case 'choices':
      return oneOf(field);
  }
}

function oneOf({ choices }: { choices: readonly Choice[] }): z.ZodType<string, string> {
  const values = choices.map(({ value }) => value);
  return z.string().refine((value) => values.includes(value), 'CHOICE_UNKNOWN');
}
