import { Button, ButtonLink } from '#interface/button.tsx';
import { answerTo } from '#office/interface/answer-to.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { loadAccount } from './account.server.ts';
import { PresentPassword } from './password-fields.tsx';

type ShownPasskey = Awaited<ReturnType<typeof loadAccount>>['passkeys'][number];

export function Passkeys({ passkeys, answer }: { passkeys: ShownPasskey[]; answer: FormAnswer | undefined }) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('PASSKEYS')}</h2>
      <p className="mb-4 text-ink-2">{t('PASSKEYS_HINT')}</p>
      {passkeys.length > 0 && (
        <ul className="mb-5 border-b border-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} answer={answer} />
          ))}
        </ul>
      )}
      <ButtonLink to="/office/account/passkey/" kind="quiet" size="small">
        {t('PASSKEY_ADD')}
      </ButtonLink>
    </section>
  );
}

function Passkey({
  passkey: { id, name, about },
  answer,
}: {
  passkey: ShownPasskey;
  answer: FormAnswer | undefined;
}) {
  const t = useOfficeTexts();
  const ours = answer?.typed.id?.at(-1) === id ? answer : undefined;
  const renaming = answerTo(ours, 'rename-passkey');
  const removing = answerTo(ours, 'remove-passkey');
  return (
    <li className="border-t border-line py-3">
      <p className="font-semibold">{name}</p>
      <p className="small text-ink-3">{about}</p>
      <details open={Boolean(renaming ?? removing)}>
        <summary className="door-link">
          {t('PASSKEY_CHANGE')}
          <span className="sr-only">: {name}</span>
        </summary>
        <OfficeForm answer={renaming} given={{ name }} className="mt-3">
          <input type="hidden" name="id" value={id} />
          <TextField name="name" label={t('PASSKEY_NAME')} autoComplete="off" maxLength={60} />
          <p>
            <Button type="submit" name="do" value="rename-passkey" kind="quiet" size="small">
              {t('PASSKEY_SAVE')}
            </Button>
          </p>
        </OfficeForm>
        <OfficeForm answer={removing} className="mt-7 mb-3">
          <input type="hidden" name="id" value={id} />
          <PresentPassword />
          <p>
            <Button type="submit" name="do" value="remove-passkey" kind="quiet" size="small">
              {t('PASSKEY_REMOVE')}
            </Button>
          </p>
        </OfficeForm>
      </details>
    </li>
  );
}
