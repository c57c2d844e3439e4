import type { ReactNode } from 'react';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedRequest } from './request.server.ts';

/** The request in words; below it the person, how they came to the site and what they agreed to. */
export function AskedByPerson({
  asked,
  facts,
  personHref,
}: Pick<LoadedRequest, 'asked' | 'facts' | 'personHref'>) {
  const t = useOfficeTexts();
  return (
    <section className="request-asked">
      <h2>{asked.sentence}</h2>
      {asked.remark && <blockquote className="request-said">{asked.remark}</blockquote>}
      {asked.fixed && <p className="font-semibold">{asked.fixed}</p>}
      {asked.wished.length > 0 && (
        <div>
          <h3 className="small text-ink-3">{t('ASKED_MOMENTS')}</h3>
          <ul>
            {asked.wished.map((moment) => (
              <li key={moment}>{moment}</li>
            ))}
          </ul>
        </div>
      )}
      {asked.answers.length > 0 && (
        <dl className="request-facts">
          {asked.answers.map(({ label, value }) => (
            <Fact key={label} term={label}>
              {value}
            </Fact>
          ))}
        </dl>
      )}
      <dl className="request-facts request-person">
        {facts.phone && (
          <Fact term={t('ASKED_PHONE')}>
            <a href={facts.phone.href} className="today-link">
              {facts.phone.text}
            </a>
          </Fact>
        )}
        {facts.email && (
          <Fact term={t('ASKED_EMAIL')}>
            <a href={`mailto:${facts.email}`} className="today-link wrap-anywhere">
              {facts.email}
            </a>
            {facts.bounced && <span className="small block font-semibold text-wine">{facts.bounced}</span>}
          </Fact>
        )}
        <Fact term={t('ASKED_LANGUAGE')}>{facts.language}</Fact>
        {facts.address && <Fact term={t('ASKED_ADDRESS')}>{facts.address}</Fact>}
        <Fact term={t('ASKED_FROM')}>{facts.from}</Fact>
        <Fact term={t('ASKED_CONSENT')}>{facts.consent}</Fact>
      </dl>
      {personHref && (
        <p>
          <Link to={personHref} className="today-link">
            {t('ASKED_PERSON')}
          </Link>
        </p>
      )}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
