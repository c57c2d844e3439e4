import { useTexts } from '#texts/use-texts.ts';
import { Icon } from '../../interface/icon.tsx';
import type { ShownDocument } from './documents.server.ts';

export function Documents({ documents }: { documents: ShownDocument[] }) {
  const t = useTexts();
  return (
    <section className="no-print block-space">
      <h2 className="d3">{t('DOCUMENTS')}</h2>
      {documents.length === 0 ? (
        <p className="mt-4 text-ink-2">{t('NO_DOCUMENTS')}</p>
      ) : (
        <ul className="mt-6 border-t border-ink">
          {documents.map(({ name, note, href, download }) => (
            <li key={name} className="flex items-center gap-4 border-b border-line py-4">
              <Icon name="file-text" />
              <span className="flex-1 tablet:flex tablet:items-baseline tablet:gap-4">
                <span className="block font-medium leading-snug">{name}</span>
                <span className="small block text-ink-3">{note}</span>
              </span>
              <a
                href={href}
                download={download || undefined}
                className="text-link inline-flex items-center gap-2.5 py-1"
                aria-label={`${download ? t('DOWNLOAD') : t('REQUEST')}: ${name}`}
              >
                {download ? t('DOWNLOAD') : t('REQUEST')}
                <Icon name={download ? 'download' : 'mail'} size={16} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
