import { Link } from '#interface/link.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { Part } from './part.tsx';
import type { ShownLacking } from './today.server.ts';

export function Lacking({ lacking: { rows, total, more } }: { lacking: ShownLacking }) {
  const t = useOfficeTexts();
  return (
    <Part
      title={t('LAW_LACKING')}
      note={total > 0 && total}
      empty={t('LAW_LACKING_NONE')}
      isEmpty={rows.length === 0}
      className="today-lacking"
    >
      <ul className="today-rows">
        {rows.map(({ id, about, missing, rest }) => (
          <li key={id} className="today-pair">
            <p>
              <Link to={about.href} className="inline-block min-h-6 font-semibold hover:underline">
                {about.type}
              </Link>
              <span className="small block text-ink-2">{about.address}</span>
            </p>
            <ul className="today-missing">
              {missing.map(({ text, href }) => (
                <li key={text}>
                  <Sign kind="must">
                    <Link to={href} className="today-field">
                      {text}
                      <span className="sr-only">: {about.address}</span>
                    </Link>
                  </Sign>
                </li>
              ))}
              {rest && <li className="text-ink-3">{rest}</li>}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="small mt-3 text-ink-3">{t('LAW_LACKING_MORE', { count: more })}</p>}
    </Part>
  );
}
