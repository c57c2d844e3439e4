import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Sign, type SignKind } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { MeterBar } from './meter-bar.tsx';
import type { presentMeter, ShownFinding } from './present-meter.server.ts';

type Shown = Omit<ReturnType<typeof presentMeter>, 'lackingKeys'>;

/** How much of the legal information is there, then what is missing, each with a link to its field. */
export function Meter({ meter: { of, done, law, site, advice, exempt } }: { meter: Shown }) {
  const t = useOfficeTexts();
  return (
    <>
      <section className="border-t border-ink pt-4">
        <MeterBar of={of} done={done} />
        {law.length > 0 && <p className="small mb-2 text-ink-2">{t('METER_HINT')}</p>}
        <Findings kind="must" findings={law} />
      </section>
      <Group title={t('METER_SITE')} kind="must" findings={site} />
      {advice.length > 0 && (
        <details>
          <summary className="door-link">
            {t('METER_ADVICE')} <span className="font-normal text-ink-3">{advice.length}</span>
          </summary>
          <Findings kind="soon" findings={advice} />
        </details>
      )}
      {exempt.length > 0 && (
        <section>
          <h3 className="mb-1 font-semibold">{t('METER_EXEMPT')}</h3>
          <ul>
            {exempt.map(({ key, label, reason }) => (
              <li key={key} className="border-t border-line py-2">
                <Form method="post" preventScrollReset className="flex items-baseline justify-between gap-3">
                  <p>
                    {label} <span className="small block text-ink-3">{reason}</span>
                  </p>
                  <input type="hidden" name="key" value={key} />
                  <button type="submit" name="do" value="end-exemption" className="editor-undo">
                    {t('EDITOR_UNDO')}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Group({ title, ...list }: { title: string; kind: SignKind; findings: readonly ShownFinding[] }) {
  if (list.findings.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <Findings {...list} />
    </section>
  );
}

function Findings({ kind, findings }: { kind: SignKind; findings: readonly ShownFinding[] }) {
  return (
    <ul>
      {findings.map((finding) => (
        <li key={finding.id} className="border-t border-line py-2">
          <Sign kind={kind}>
            <a href={finding.to === 'photos' ? 'photos/' : `#${finding.to}`} className="meter-link">
              {finding.text}
            </a>
          </Sign>
          {finding.law && (
            <p className="small pl-[18px] text-ink-3">
              <a href={finding.law.url} target="_blank" rel="noopener" className="meter-law hover:underline">
                {finding.law.text}
              </a>
            </p>
          )}
          {finding.exemptKey && <NotApplicable fieldKey={finding.exemptKey} />}
        </li>
      ))}
    </ul>
  );
}

/** Declares legal information not applicable to this property, with the reason. */
function NotApplicable({ fieldKey }: { fieldKey: string }) {
  const t = useOfficeTexts();
  return (
    <details className="pl-[18px]">
      <summary className="small editor-undo">{t('METER_NOT_APPLICABLE')}</summary>
      <Form method="post" preventScrollReset className="mt-2 flex flex-col gap-2">
        <input type="hidden" name="key" value={fieldKey} />
        <label>
          <span className="office-label">{t('METER_REASON')}</span>
          <input name="reason" required maxLength={300} className="field office-field" />
        </label>
        <Button type="submit" name="do" value="exempt" kind="quiet" size="dense">
          {t('SAVE')}
        </Button>
      </Form>
    </details>
  );
}
