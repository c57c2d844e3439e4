import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { Notice } from '#office/interface/notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedSource } from './load-source.server.ts';

type Props = { last: NonNullable<LoadedSource['last']>; bars: LoadedSource['bars'] };

const barWidth = 14;
const barsHeight = 48;

/** The result of the last run, beside how many properties each of the latest runs read. */
export function LastRun({ last, bars }: Props) {
  const t = useOfficeTexts();
  return (
    <section className="import-part">
      <h2 className="d5">{last.when}</h2>
      <div className="import-figures">
        <dl className="import-counts">
          {last.counts.map(({ key, text, count }) => (
            <div key={key} data-wrong={(key === 'bad' && count > 0) || undefined}>
              <dt>{text}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        <svg
          viewBox={`0 0 ${Math.max(1, bars.length) * barWidth} ${barsHeight + 1}`}
          className="import-bars"
          role="img"
          aria-label={bars.map(({ text }) => text).join('; ')}
        >
          {bars.map(({ id, share, isStopped, text }, index) => (
            <rect
              key={id}
              x={index * barWidth}
              y={barsHeight - Math.max(2, share * barsHeight)}
              width={barWidth - 5}
              height={Math.max(2, share * barsHeight)}
              data-stopped={isStopped || undefined}
            >
              <title>{text}</title>
            </rect>
          ))}
          <path d={`M0 ${barsHeight / 2}h${bars.length * barWidth}`} className="import-half" />
          <path d={`M0 ${barsHeight + 0.5}h${bars.length * barWidth}`} className="import-ground" />
        </svg>
      </div>
      {last.isRefused && (
        <Notice
          kind="wrong"
          title={t('IMPORTS_REFUSED')}
          action={
            <Form method="post" className="flex flex-wrap items-end gap-2">
              <label>
                <span className="office-label">{t('IMPORTS_ALLOW_SURE')}</span>
                <input
                  name="allowed"
                  inputMode="numeric"
                  maxLength={6}
                  autoComplete="off"
                  className="field office-field"
                />
              </label>
              <Button type="submit" name="do" value="allow" kind="quiet" size="small">
                {t('IMPORTS_ALLOW')}
              </Button>
            </Form>
          }
        >
          {last.error}
        </Notice>
      )}
      {last.isFailed && (
        <Notice kind="wrong" title={t('IMPORTS_FAILED')}>
          <span className="wrap-anywhere">{last.error}</span>
        </Notice>
      )}
      {last.log.length > 0 && (
        <details>
          <summary className="import-summary">{t('IMPORTS_RECORD_PROBLEMS')}</summary>
          <ul className="import-log">
            {last.log.map(({ ref, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a run that is over, which may be equal
              <li key={index}>
                <Link to={`records/${encodeURIComponent(ref)}/`} relative="path" className="editor-undo">
                  {ref}
                </Link>{' '}
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
