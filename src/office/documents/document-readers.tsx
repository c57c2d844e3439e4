import { Link } from '#interface/link.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownDocument } from './documents.server.ts';

/** The visitors who asked for it and those who got it, each with their request. */
export function DocumentReaders({ readers }: { readers: ShownDocument['readers'] }) {
  const t = useOfficeTexts();
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t('DOCUMENT_READERS')}</h3>
      <ul>
        {readers.map(({ href, person, asked, state }) => (
          <li key={href} className="document-reader">
            <p>
              <Link to={href} className="document-link">
                {person}
              </Link>{' '}
              <span className="small text-ink-3">{asked}</span>
            </p>
            <p className="small">
              <Sign kind={state.kind}>{state.text}</Sign>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
