import SaveSearch from '#app/alert/save-search.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { useTexts } from '#texts/use-texts.ts';

type Nothing = { title: string | null; sentence: string | null; looser: { href: string; button: string }[] };

export function NothingFound({ nothing, alert }: { nothing: Nothing; alert: string | null }) {
  const t = useTexts();
  return (
    <div className={nothing.title ? 'pt-12' : undefined}>
      {nothing.title && <h2 className="d3 max-w-[15em]">{nothing.title}</h2>}
      {nothing.sentence && <p className="mt-4 max-w-[26em] text-ink-2">{nothing.sentence}</p>}
      <div className="mt-7 flex flex-wrap gap-3">
        {alert && <SaveSearch href={alert}>{t('SAVE_SEARCH')}</SaveSearch>}
        {nothing.looser.map(({ href, button }) => (
          <ButtonLink key={href} to={href} kind="quiet">
            {button}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
