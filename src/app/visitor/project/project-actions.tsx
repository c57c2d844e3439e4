import SaveSearch from '#app/alert/save-search.tsx';
import { ContactCard } from '#app/people/contact-card.tsx';
import { ActionGrid } from '#app/property/action-grid.tsx';
import { PriceText } from '#app/property/price-text.tsx';
import { PriceDetails } from '#app/visitor/property/price-details.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { Status } from '#interface/status.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { loadProject } from './project.server.ts';

type Project = Awaited<ReturnType<typeof loadProject>>;

const segments = {
  available: 'bg-sage',
  option:
    'border border-ink-2 bg-[repeating-linear-gradient(135deg,var(--color-ink-2)_0_2px,var(--color-transparent)_2px_5px)]',
  gone: 'bg-ink',
};

export function ProjectActions({ project }: { project: Project }) {
  const t = useTexts();
  const { price, taxNote, monthly, bar, legend, soldOut, contact, brochure, information, appointment } =
    project;
  return (
    <div className="border-t border-ink pt-6 break-inside-avoid desktop:sticky desktop:top-26">
      {soldOut && <p className="d4">{soldOut.title}</p>}
      {price && (
        <p className="price-page text-[2.75rem] leading-[1.05]">
          {price.prefix && (
            <span className="small -mt-0.5 block tracking-normal text-ink-3">{price.prefix}</span>
          )}
          {/* The agency's note on the taxes of this project says more than the suffix of a price without them. */}
          {taxNote ? price.text : <PriceText price={{ text: price.text, suffix: price.suffix }} />}
        </p>
      )}
      {price && taxNote && <p className="small mt-0.5 text-ink-3">{taxNote}</p>}
      <PriceDetails monthly={monthly} history={[]} />
      {bar.length > 0 && (
        <>
          <div
            className="mt-[18px] flex h-3.5 gap-[3px] forced-color-adjust-none forced-colors:bg-sheet forced-colors:p-0.5 print:[print-color-adjust:exact]"
            aria-hidden="true"
          >
            {bar.map((kind, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment has nothing but its place.
              <span key={index} className={`flex-1 ${segments[kind]}`} />
            ))}
          </div>
          <ul className="small mt-3.5 flex flex-wrap gap-x-5 gap-y-1 font-medium">
            {legend.map(({ kind, text }) => (
              <li key={kind}>
                <Status status={{ kind, text }} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="no-print mt-6.5 flex flex-col gap-2.5">
        {soldOut?.alert && (
          <SaveSearch href={soldOut.alert} isChangeable>
            {t('SAVE_SEARCH')}
          </SaveSearch>
        )}
        {!soldOut && (
          <>
            <ButtonLink to={appointment} rel="nofollow">
              {t('REQUEST_APPOINTMENT')}
            </ButtonLink>
            <ButtonLink to={information} kind="quiet" rel="nofollow">
              {t('REQUEST_INFORMATION')}
            </ButtonLink>
          </>
        )}
      </div>
      {!soldOut && (
        <div className="my-6 flex items-center border-line desktop:mb-5 desktop:border-t desktop:pt-5">
          <ContactCard contact={contact} />
        </div>
      )}
      <div className={`border-t border-line ${soldOut ? 'mt-6' : ''}`}>
        <ActionGrid title={project.title} url={project.head.url} brochure={brochure} />
      </div>
    </div>
  );
}
