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
          {documents.map(({ name, note, href, download }) => {
            return (
              <li
                key={name}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-4"
              >
                <Icon name="file-text" />
                <span className="font-medium">{name}</span>
                <span className="small text-ink-3">{note}</span>
                <a
                  href={href}
                  download={download || undefined}
                  className="text-link ml-auto inline-flex items-center gap-2.5 py-1"
                  aria-label={`${download ? t('DOWNLOAD') : t('REQUEST')}: ${name}`}
                >
                  {download ? t('DOWNLOAD') : t('REQUEST')}
                  <Icon name={download ? 'download' : 'mail'} size={16} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
