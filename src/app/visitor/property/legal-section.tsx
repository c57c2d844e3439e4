import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { FactRows } from './fact-sheet.tsx';

type Legal = {
  scores: { key: string; score: string; label: string; meaning: string }[];
  showSymbol: boolean;
  rows: { key: string; label: string; value: string; lang?: string; href?: string }[];
  note: string | null;
};

/** P and G are large letters with their meaning; a D also carries the flood symbol, as the law asks. */
export function LegalSection({ legal }: { legal: Legal }) {
  const t = useTexts();
  return (
    <section className="block-space">
      <h2 className="d3">{t('LEGAL_SECTION')}</h2>
      {legal.scores.length > 0 && (
        <div className="mt-6 grid gap-x-6 tablet:grid-cols-2">
          {legal.scores.map(({ key, score, label, meaning }) => (
            <div key={key} className="flex items-center gap-6 border-t border-ink py-[17px]">
              <span className="w-12 shrink-0 font-display text-[3.25rem] leading-none">
                {score.toUpperCase()}
              </span>
              <div>
                <p className="font-semibold">{label}</p>
                <p className="small text-ink-3">{meaning}</p>
              </div>
              {score === 'd' && <Icon name="waves" size={32} className="ml-auto text-ink" />}
            </div>
          ))}
        </div>
      )}
      {legal.rows.length > 0 && (
        <div className={legal.scores.length > 0 ? 'mt-2' : 'mt-6'}>
          <FactRows rows={legal.rows} opened={legal.scores.length > 0} />
        </div>
      )}
      {legal.note && <p className="small mt-4 text-ink-3">{legal.note}</p>}
    </section>
  );
}
