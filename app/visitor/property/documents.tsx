import { Download, FileText, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShownDocument } from './documents.server.ts';

export function Documents({ documents }: { documents: ShownDocument[] }) {
  const { t } = useTranslation();
  return (
    <section className="no-print block-space">
      <h2 className="d3">{t('DOCUMENTS')}</h2>
      {documents.length === 0 ? (
        <p className="mt-4 text-ink-2">{t('NO_DOCUMENTS')}</p>
      ) : (
        <ul className="mt-6 border-t border-ink">
          {documents.map(({ name, note, href, download }) => {
            const Icon = download ? Download : Mail;
            return (
              <li
                key={name}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-4"
              >
                <FileText size={20} strokeWidth={1.5} aria-hidden="true" />
                <span className="font-medium">{name}</span>
                <span className="small text-ink-3">{note}</span>
                <a
                  href={href}
                  download={download || undefined}
                  className="text-link ml-auto inline-flex items-center gap-2.5 py-1"
                  aria-label={`${download ? t('DOWNLOAD') : t('REQUEST')}: ${name}`}
                >
                  {download ? t('DOWNLOAD') : t('REQUEST')}
                  <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
