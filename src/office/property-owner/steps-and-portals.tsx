import { Button } from '#interface/button.tsx';
import { answerTo } from '#office/interface/answer-to.ts';
import { DoButton } from '#office/interface/do-button.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { LanguageField } from '#office/interface/language-field.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPropertyOwner } from './property-owner.server.ts';

type Shown = { loaded: LoadedPropertyOwner; answer: FormAnswer | undefined };

/** The next steps, as the owner reads them. */
export function Steps({ loaded: { steps, ownLanguage }, answer }: Shown) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('OWNERS_STEPS')}</h2>
      {steps.length > 0 && (
        <ul className="owner-items mb-5">
          {steps.map(({ id, due, subject, lang, done }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <p className={done ? 'text-ink-3' : undefined}>
                <span lang={lang}>{subject}</span>{' '}
                <span className="small block text-ink-3">{done || due}</span>
              </p>
              {!done && (
                <DoButton
                  does="step-done"
                  given={{ id: String(id) }}
                  label={t('OWNERS_STEP_DONE')}
                  about={subject}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <OfficeForm key={steps.length} answer={answerTo(answer, 'step')} given={{ language: ownLanguage }}>
        <TextField name="step" label={t('OWNERS_STEP')} autoComplete="off" maxLength={120} />
        <LanguageField />
        <TextField name="due" type="date" label={t('OWNERS_DUE')} isOptional />
        <p>
          <Button type="submit" name="do" value="step" kind="quiet" size="small">
            {t('OWNERS_STEP_ADD')}
          </Button>
        </p>
      </OfficeForm>
    </section>
  );
}

/** The other sites that advertise it. */
export function Portals({ loaded: { portals, given }, answer }: Shown) {
  const t = useOfficeTexts();
  return (
    <section>
      <h2 className="office-section">{t('OWNERS_PORTALS')}</h2>
      {portals.length > 0 && (
        <ul className="owner-items mb-5">
          {portals.map((portal) => (
            <Portal key={portal.id} portal={portal} answer={answer} />
          ))}
        </ul>
      )}
      <OfficeForm
        key={JSON.stringify(portals)}
        answer={answerTo(answer, 'portal')}
        given={{ since: given.day }}
      >
        <TextField name="channel" label={t('OWNERS_PORTAL')} autoComplete="off" maxLength={100} />
        <TextField name="since" type="date" label={t('OWNERS_SINCE')} />
        <TextField
          name="address"
          type="url"
          label={t('OWNERS_PORTAL_ADDRESS')}
          autoComplete="off"
          maxLength={500}
          isOptional
        />
        <p>
          <Button type="submit" name="do" value="portal" kind="quiet" size="small">
            {t('OWNERS_PORTAL_ADD')}
          </Button>
        </p>
      </OfficeForm>
    </section>
  );
}

function Portal({
  portal: { channel, since, until, address, views },
  answer,
}: {
  portal: LoadedPropertyOwner['portals'][number];
  answer: FormAnswer | undefined;
}) {
  const t = useOfficeTexts();
  const own = answer?.typed.channel?.at(-1) === channel ? answerTo(answer, 'portal-views') : undefined;
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          {address ? (
            <a href={address} target="_blank" rel="noreferrer" className="editor-undo">
              {channel}
            </a>
          ) : (
            channel
          )}{' '}
          <span className="small block text-ink-3">
            {until ? `${since} – ${until}` : t('OWNERS_PORTAL_SINCE', { day: since })}
            {views && `, ${t('OWNERS_PORTAL_VIEWS', { count: Number(views) })}`}
          </span>
        </p>
        {!until && (
          <DoButton does="portal-end" given={{ channel }} label={t('OWNERS_PORTAL_END')} about={channel} />
        )}
      </div>
      {!until && (
        <OfficeForm key={views} answer={own} given={{ views }} className="portal-views">
          <input type="hidden" name="channel" value={channel} />
          <TextField
            name="views"
            label={t('OWNERS_PORTAL_COUNT', { channel })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
          <Button type="submit" name="do" value="portal-views" kind="quiet" size="small">
            {t('SAVE')}
          </Button>
        </OfficeForm>
      )}
    </li>
  );
}
