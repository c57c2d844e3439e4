import { Link } from '#interface/link.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { Unbroken } from '#office/interface/unbroken.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { Part } from './part.tsx';
import type { ShownDocuments } from './today.server.ts';

export function Documents({ documents: { rows, total, more } }: { documents: ShownDocuments }) {
  const t = useOfficeTexts();
  return (
    <Part
      title={t('DOCUMENTS_EXPIRING')}
      note={total > 0 && total}
      empty={t('DOCUMENTS_EXPIRING_NONE')}
      isEmpty={rows.length === 0}
      className="today-documents"
    >
      <ul className="today-rows">
        {rows.map(({ id, href, name, about, kind, expires }) => (
          <li key={id} className="today-document">
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="small text-ink-2">
                <Link to={about.href} className="inline-block min-h-6 hover:underline">
                  {about.text}
                </Link>
              </p>
              <p className="small">
                {kind ? <Sign kind={kind}>{expires}</Sign> : <Unbroken>{expires}</Unbroken>}
              </p>
            </div>
            <Link to={href} className="today-link">
              {t('DOCUMENT_RENEW')}
              <span className="sr-only">: {[name, about.said].filter(Boolean).join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="small mt-3 text-ink-3">{t('LAW_LACKING_MORE', { count: more })}</p>}
    </Part>
  );
}
