import type { RequestContext } from '#app/request-context.ts';
import type { CaptchaAnswer } from '#captcha/check-captcha.ts';
import type { FormSender } from '#commands/lead/keep-lead.ts';
import { isUuid } from '#domain/address/uuid.ts';
import { campaignIn } from '#domain/consent/campaign.ts';
import { type FormDefinition, type FormValues, fieldsOf, type Questions } from '#questions/form.ts';
import {
  type CheckTogether,
  type Problem,
  type Typed,
  understandAnswers,
} from '#questions/understand-answers.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';
import { askCaptcha } from './ask-captcha.server.ts';
import { captchaFields, type FormAnswer, keyField, trapField } from './form-answer.ts';
import { isPrivacyWritten } from './is-privacy-written.server.ts';
import { mostTextBytes } from './most-text-bytes.ts';
import { readPicture } from './read-picture.server.ts';
import { withZoneNames } from './zone-names.server.ts';

/** `isCounted`: already counted as a guess, under the limit for guesses. */
export type Refusal = { answer: FormAnswer; status: 422 | 429 | 503; isCounted?: boolean };

type Received<Definition extends FormDefinition> =
  | { kind: 'understood'; values: FormValues<Definition>; typed: Typed; sender: FormSender }
  /** A program filled in the hidden field: it is told that all went well, but nothing is kept. */
  | { kind: 'trapped' }
  | { kind: 'refused'; refusal: Refusal };

/** Gives the understood answers, or a refusal for the page with all that was typed. */
export async function receiveForm<Definition extends FormDefinition>(
  context: RequestContext,
  { request, url }: { request: Request; url: URL },
  definition: Definition,
  checkTogether?: CheckTogether<Definition>,
): Promise<Received<Definition>> {
  const body = await request.formData().catch(() => {
    throw new Response('This form cannot be read.', { status: 400 });
  });
  const texts = withZoneNames(context, definition, typedIn(body));
  if (texts[trapField]?.some((value) => value !== '')) {
    context.log.info({ form: definition.form }, 'a form was filled in by a program');
    return { kind: 'trapped' };
  }
  if (!(await isPrivacyWritten(context)))
    return {
      kind: 'refused',
      refusal: refuse(context, definition, texts, {
        because: 'FORMS_CLOSED',
        status: 503,
        isWorkTaken: false,
      }),
    };
  const sent = await readPicture(definition, body);
  const typed = { ...texts, ...sent.typed };
  const read = understandAnswers(definition, typed, checkTogether);
  const values = read.values && { ...read.values, ...sent.values };
  const problems = [...(read.problems ?? []), ...sent.problems];
  if (!values || problems.length > 0) {
    return { kind: 'refused', refusal: refuse(context, definition, typed, { problems, isWorkTaken: false }) };
  }
  const captcha = await askCaptcha(context, definition.form, captchaAnswer(typed));
  if (captcha.outcome === 'too many')
    return {
      kind: 'refused',
      refusal: {
        ...refuse(context, definition, typed, { because: 'TOO_MANY', status: 429 }),
        isCounted: true,
      },
    };
  if (captcha.outcome !== 'passed') {
    const key = captcha.outcome === 'wrong' ? 'CAPTCHA_WRONG' : 'CAPTCHA_MISSING';
    const problem = { field: captchaFields.characters, key } as const;
    return {
      kind: 'refused',
      refusal: {
        ...refuse(context, definition, typed, { problems: [problem], token: captcha.token }),
        isCounted: captcha.outcome === 'wrong',
      },
    };
  }
  const campaign = Object.fromEntries(new URLSearchParams(campaignIn(last(typed, 'campaign'))));
  const key = last(typed, keyField).toLowerCase();
  const sender: FormSender = {
    idempotencyKey: isUuid(key) ? key : undefined,
    page: url.pathname,
    campaign,
    referrer: URL.parse(last(typed, 'referrer').slice(0, 500))?.origin,
  };
  return { kind: 'understood', values, typed, sender };
}

/** The answer gives back only fields of the form, and never a password. */
export function refuse(
  { language }: RequestContext,
  questions: Questions,
  typed: Typed,
  {
    problems = [],
    because,
    status = 422,
    token,
    isWorkTaken = true,
  }: {
    problems?: Problem[];
    because?: FormTextKey;
    status?: Refusal['status'];
    /** The token of the challenge of characters that the page shows. */
    token?: string;
    /** False if the form was refused before the captcha was read. */
    isWorkTaken?: boolean;
  },
): Refusal {
  const t = formTexts(language);
  return {
    status,
    answer: {
      typed: ownAnswers(questions, typed),
      heading: because ? t(because) : t('SUMMARY', { count: problems.length }),
      problems: problems.map(({ field, key, values }) => ({ field, text: t(key, values) })),
      titlePrefix: t('ERROR_PREFIX'),
      isWorkTaken,
      captcha: token
        ? {
            token,
            title: t('CAPTCHA_TITLE'),
            label: t('CAPTCHA_CHARACTERS'),
            hint: t('CAPTCHA_HINT'),
            picture: t('CAPTCHA_PICTURE'),
            sound: t('CAPTCHA_SOUND'),
          }
        : undefined,
    },
  };
}

export function ownAnswers(questions: Questions, typed: Typed): Typed {
  const names = fieldsOf(questions).flatMap(({ kind, name }) => (kind === 'password' ? [] : [name]));
  return Object.fromEntries(names.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));
}

/** Far more than any form asks for. A page that gives back ten thousand entries would cost a tenth of a second. */
const mostEntries = 300;

/**
 * Leaves files out: a form that asks for one reads it itself. Throws a 413 if the text is too long, also beside a file,
 * or if there are too many entries.
 */
export function typedIn(body: FormData): Typed {
  const texts = [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const length = texts.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (length > mostTextBytes || texts.length > mostEntries)
    throw new Response('This form is too large.', { status: 413 });
  const byName = Map.groupBy(texts, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, entries]) => [name, entries.map(([, value]) => value)]));
}

function captchaAnswer(typed: Typed): CaptchaAnswer {
  const { work, token, characters } = captchaFields;
  return { work: last(typed, work), token: last(typed, token), characters: last(typed, characters) };
}

function last(typed: Typed, name: string): string {
  return typed[name]?.at(-1) ?? '';
}
