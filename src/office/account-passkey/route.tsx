import { data, useActionData } from 'react-router';
import { presentPasswordKey } from '#account/password-problems.ts';
import { deviceOf } from '#domain/person/device.ts';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { longestName } from '#office/account/act-on-account.server.ts';
import { PresentPassword } from '#office/account/password-fields.tsx';
import { leadOn, passkeyAsking, refuseDoor } from '#office/door/answers.server.ts';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { type FormAnswer, isFormAnswer } from '#office/interface/form-answer.ts';
import { Notice } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { usePasskeys } from '#office/interface/use-passkeys.ts';
import { officeContext, staffOf } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { formTexts } from '#texts/forms/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { type BegunHere, MakePasskey } from './make-passkey.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context.get(officeContext));
  const { browser, system } = deviceOf(request.headers.get('User-Agent') ?? '');
  return {
    email: staff.email,
    isMust: staff.mustSetUpFactor,
    name: [system, browser].filter(Boolean).join(' · '),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { session, mustSetUpFactor } = staffOf(office);
  const { passkeys } = office.staffLogin;
  const t = officeTextsFor(office.language);
  const form = await readForm(request);
  const name = textOf(form, 'name').trim().slice(0, longestName);
  switch (textOf(form, 'do')) {
    case 'begin': {
      if (!name) return refuseDoor(form, [{ field: 'name', text: t('PASSKEY_NAME_MISSING') }]);
      const begun = await passkeys.beginAdding(
        session,
        textOf(form, 'present'),
        passkeyAsking(office, request),
      );
      if (begun.outcome === 'begun') return data<BegunHere>({ options: begun.options, name });
      if (begun.outcome === 'full') return refuseDoor(form, [{ field: 'name', text: t('PASSKEY_FULL') }]);
      const text = formTexts(office.language)(presentPasswordKey(begun.outcome));
      return refuseDoor(form, [{ field: 'present', text }]);
    }
    case 'finish': {
      const given = { answer: textOf(form, 'passkey'), name: name || '1' };
      const added = await passkeys.finishAdding(session, given, passkeyAsking(office, request));
      if (added.outcome === 'done')
        return leadOn(mustSetUpFactor ? '/office/' : '/office/account/?told=passkey', added.cookies);
      return refuseDoor(form, [{ field: 'present', text: t(refusals[added.outcome]) }]);
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

const refusals = { wrong: 'PASSKEY_NOT_MADE', over: 'PASSKEY_OVER', full: 'PASSKEY_FULL' } as const;

export default function AccountPasskey({ loaderData: { email, isMust, name } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const given = useActionData<BegunHere | FormAnswer>();
  const answer = isFormAnswer(given) ? given : undefined;
  const begun = given && !isFormAnswer(given) ? given : undefined;
  const canMake = usePasskeys();
  return (
    <>
      <PageTitle page={t('PASSKEY_ADD')} />
      <PageHeading title={t('PASSKEY_ADD')} note={email} />
      <div className="screen max-w-[60rem]">
        {isMust && !begun && <Notice kind="soon" title={t('FACTOR_MUST')} />}
        {canMake === false ? (
          <CannotMake />
        ) : (
          <noscript>
            <CannotMake />
          </noscript>
        )}
        {begun && <MakePasskey begun={begun} />}
        {!begun && canMake !== false && (
          <OfficeForm answer={answer} given={{ name }} className="max-w-[27.5rem]">
            <p className="text-ink-2">
              {t('PASSKEYS_HINT')} {t('PASSKEY_ADD_HINT')}
            </p>
            <TextField
              name="name"
              label={t('PASSKEY_NAME')}
              hint={t('PASSKEY_NAME_HINT')}
              autoComplete="off"
              maxLength={60}
            />
            <PresentPassword />
            <p>
              <Button type="submit" name="do" value="begin" size="small">
                {t('CONTINUE')}
              </Button>
            </p>
          </OfficeForm>
        )}
        {isMust && !begun && (
          <p>
            <Link to="/office/account/code/" className="door-link">
              {t('PASSKEY_CODE_INSTEAD')}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

function CannotMake() {
  const t = useOfficeTexts();
  return (
    <Notice kind="wrong" title={t('PASSKEY_CANNOT')}>
      {t('PASSKEY_CANNOT_HINT')}
    </Notice>
  );
}
