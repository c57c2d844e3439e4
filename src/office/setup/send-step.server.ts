import { data } from 'react-router';
import { asking } from '#account/asking.ts';
import { keepSetupStep } from '#commands/staff/setup-link.ts';
import { typedLine } from '#domain/text/typed-line.ts';
import { leadOn, newPasswordProblems, refuseDoor } from '#office/door/answers.server.ts';
import { lineOf, textOf } from '#office/forms/read-form.ts';
import { storeSentPicture } from '#office/forms/store-sent-picture.server.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { rowsOf, type SetupDraft, type SetupStep, setupSteps } from '#site/new-agency/agency-from-draft.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { stepProblems } from './check-step.server.ts';
import { languageOf, stepAddress } from './step-address.ts';
import { hasRows, stepFields } from './step-fields.ts';

type Sent = { token: string; step: SetupStep; draft: SetupDraft; form: FormData };

/** Saves the typed values and leads to the next step. */
export async function sendStep(office: OfficeContext, { token, step, draft, form }: Sent) {
  const { now, language, database, staffLogin } = office;
  const typed = typedIn(step, form);
  const problems = stepProblems(step, typed, draft, officeTextsFor(language));
  if (textOf(form, 'do') === 'check') return data<FormAnswer>({ problems, typed: listed(typed) });
  if (step === 'colors') problems.push(...(await storeLogo(office, form, typed)));
  if (step === 'administrator') {
    typed.email = (typed.email ?? '').toLowerCase();
    const { passwordHash } = draft.administrator ?? {};
    const keeps = passwordHash && textOf(form, 'password') === '' ? passwordHash : undefined;
    if (!keeps) {
      const { name = '', email } = typed;
      problems.push(...newPasswordProblems(office, form, { name, email }));
    }
    if (problems.length > 0) return refuseDoor(form, problems);
    if (keeps) typed.passwordHash = keeps;
    else {
      const hashed = await staffLogin.hashNewPassword(textOf(form, 'password'));
      if (hashed.outcome === 'busy')
        return refuseDoor(form, [{ field: 'password', text: formTexts(language)('LOGIN_BUSY') }]);
      typed.passwordHash = hashed.hash;
    }
  }
  if (problems.length > 0) return refuseDoor(form, problems);
  if (!(await keepSetupStep(database, token, { now, step, typed }))) return data(null, 410);
  const next = setupSteps[setupSteps.indexOf(step) + 1] ?? 'ready';
  const isMore = textOf(form, 'do') === 'more';
  const spoken = step === 'administrator' ? languageOf(typed, language) : language;
  return leadOn(isMore ? `${stepAddress(token, step, spoken)}&more=1` : stepAddress(token, next, spoken));
}

/** Makes the site, and logs the administrator in: the gate then leads to the code. */
export async function finish(office: OfficeContext, request: Request, { token, draft, form }: Sent) {
  const { language, staffLogin } = office;
  const t = officeTextsFor(language);
  if (setupSteps.some((each) => each !== 'ready' && !draft[each]))
    return refuseDoor(form, [{ field: 'password', text: t('SETUP_INCOMPLETE') }]);
  const password = textOf(form, 'password');
  const done = await staffLogin.setUp({ token, password }, asking(office, request));
  const refuse = (text: string) => refuseDoor(form, [{ field: 'password', text }]);
  switch (done.outcome) {
    case 'in':
      return leadOn('/office/', done.cookies);
    case 'code':
      return leadOn('/office/login/code/', done.cookies);
    case 'passkey':
      return leadOn('/office/login/?told=passkey');
    case 'over':
      return data(null, 410);
    case 'incomplete':
      office.log.warn({ problems: done.problems }, 'a set-up could not be finished');
      return refuse(t('SETUP_INCOMPLETE'));
    case 'wrong':
      return refuse(formTexts(language)('PASSWORD_WRONG'));
    default:
      return refuse(formTexts(language)('LOGIN_BUSY'));
  }
}

async function storeLogo(
  office: OfficeContext,
  form: FormData,
  typed: Record<string, string>,
): Promise<FormAnswer['problems']> {
  const stored = await storeSentPicture(office, form, 'logo');
  if (stored.problem !== undefined) return [{ field: 'logo', text: stored.problem }];
  if (stored.id) typed.logo = stored.id;
  return [];
}

function listed(typed: Record<string, string>): FormAnswer['typed'] {
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]]));
}

function typedIn(step: SetupStep, form: FormData): Record<string, string> {
  const fields = stepFields[step].filter(({ kind }) => kind !== 'password');
  if (hasRows(step)) {
    const all = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as Record<
      string,
      string
    >;
    const known = rowsOf(all).slice(0, 50);
    return Object.fromEntries(
      known.flatMap(({ row }, index) =>
        fields.flatMap(({ name }) =>
          row[name] ? [[`${name}.${index}`, typedLine(row[name]).slice(0, 200)]] : [],
        ),
      ),
    );
  }
  return Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      kind === 'languages' ? form.getAll(name).join(',') : lineOf(form, name, 500),
    ]),
  );
}
