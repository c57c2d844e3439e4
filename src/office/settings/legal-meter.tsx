import { Link } from '#interface/link.tsx';
import { Meter } from '#office/interface/meter.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { legalParticulars } from './legal-particulars.server.ts';

/** How much of the agency's legal information is there; each missing part links to its field. */
export function LegalMeter({ open, of, done, count }: ReturnType<typeof legalParticulars>) {
  const t = useOfficeTexts();
  return (
    <section className="max-w-[44rem] border-t border-ink pt-4">
      <h2 className="office-section">{t('SETTINGS_LEGAL')}</h2>
      <p className="font-semibold">{count}</p>
      <Meter of={of} done={done} />
      {open.length === 0 && <p className="text-ink-2">{t('SETTINGS_LEGAL_DONE')}</p>}
      <ul className="legal-list">
        {open.map(({ field, law, to, sign, state }) => (
          <li key={field}>
            <div>
              <Link to={to} className="font-semibold hover:underline">
                {field}
              </Link>
              <span className="small block text-ink-3">{law}</span>
            </div>
            <Sign kind={sign}>{state}</Sign>
          </li>
        ))}
      </ul>
    </section>
  );
}
