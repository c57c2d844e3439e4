import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShownDocument } from './documents.server.ts';

export function Documents({ documents }: { documents: ShownDocument[] }) {
  const t = useTexts();
  if (documents.length === 0) return null;
  return (
    <section className="no-print block-space">
      <h2 className="d3">{t('DOCUMENTS')}</h2>
      <ul className="mt-6 border-t border-ink">
        {documents.map(({ name, note, href, download }) => (
          <li
            key={name}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 border-b border-line py-3 tablet:flex"
          >
            <Icon name="file-text" />
            <span className="contents tablet:flex tablet:flex-1 tablet:flex-wrap tablet:items-baseline tablet:gap-x-4">
              <span className="col-span-2 font-medium">{name}</span>
              <span className="small col-start-2 text-ink-3">{note}</span>
            </span>
            <a
              href={href}
              download={download || undefined}
              rel={download ? undefined : 'nofollow'}
              className="text-link inline-flex items-center gap-2.5 py-1"
              aria-label={t('LABEL_AND_TEXT', {
                label: download ? t('DOWNLOAD') : t('REQUEST'),
                text: name,
              })}
            >
              {download ? t('DOWNLOAD') : t('REQUEST')}
              <Icon name={download ? 'download' : 'mail'} size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
