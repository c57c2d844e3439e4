import SaveSearch from '#app/alert/save-search.tsx';
import { PriceText } from '#app/property/price-text.tsx';
import { ShareMenu } from '#app/property/share.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
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
  const { price, taxNote, bar, legend, soldOut, contact, brochure, information, appointment } = project;
  return (
    <div className="border-t border-ink pt-6 desktop:sticky desktop:top-26">
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
      {bar.length > 0 && (
        <>
          <div className="mt-[18px] flex h-3.5 gap-[3px] print:[print-color-adjust:exact]" aria-hidden="true">
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
            <ContactLine contact={contact} />
            {brochure && (
              <a
                href={brochure.href}
                rel="nofollow"
                className="text-link small inline-flex items-center gap-2 self-start py-1"
              >
                <Icon name="file-text" size={16} />
                {brochure.label}
              </a>
            )}
          </>
        )}
        <ShareMenu
          title={project.title}
          url={project.head.url}
          className="small flex items-center gap-2 py-2 font-semibold"
        />
      </div>
    </div>
  );
}

function ContactLine({ contact: { name, phone, email, isAgent } }: Pick<Project, 'contact'>) {
  const line = 'flex items-center gap-2 py-1 font-semibold hover:underline underline-offset-4';
  return (
    <p className="small mt-2 flex flex-wrap items-center justify-between gap-x-4">
      <span className="font-semibold">{name}</span>
      {phone && (
        <a href={phone.href} className={line}>
          <Icon name="phone" size={16} />
          {phone.text}
        </a>
      )}
      {!isAgent && (
        <a href={`mailto:${email}`} className={line}>
          <Icon name="mail" size={16} />
          {email}
        </a>
      )}
    </p>
  );
}
