import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnRecord, type ComparedPart, loadRecord } from './record.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadRecord(context.get(officeContext), params, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnRecord(context.get(officeContext), params, await readForm(request));
}

/** A system's data on a property, beside ours. */
export default function ImportRecord({ loaderData }: Route.ComponentProps) {
  const { source, ref, told, outcome, problems, parts, same, unread, raw, home } = loaderData;
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={ref} />
      <PageHeading
        title={ref}
        note={outcome}
        actions={
          <Link to={`/office/imports/${source}/`} className="door-link">
            {source}
          </Link>
        }
      />
      <div className="screen gap-9">
        <StatusLine>{told}</StatusLine>
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="do" value="replay" kind="quiet" size="small">
            {t('IMPORTS_REPLAY')}
          </Button>
          {home && (
            <Link to={home.href} className="door-link">
              {t('IMPORTS_RECORD_OPEN')} ({home.reference})
            </Link>
          )}
        </Form>
        {problems.length > 0 && (
          <section className="import-part">
            <h2 className="d5">{t('IMPORTS_RECORD_PROBLEMS')}</h2>
            <ul className="import-log">
              {problems.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
        {parts.length === 0 && <p className="text-ink-2">{t('IMPORTS_RECORD_ALL_SAME')}</p>}
        {parts.map((part) => (
          <section key={part.group} className="import-part" aria-label={part.title}>
            <h2 className="d5">
              {part.title} <span className="heading-count">{part.fields.length}</span>
            </h2>
            <Compared fields={part.fields} />
          </section>
        ))}
        {same && <p className="text-ink-3">{same}</p>}
        {unread.length > 0 && (
          <details>
            <summary className="import-summary">
              {t('IMPORTS_UNREAD')} <span className="font-normal text-ink-3">{unread.length}</span>
            </summary>
            <ul className="import-log">
              {unread.map((path) => (
                <li key={path}>
                  <code className="wrap-anywhere">{path}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
        <details>
          <summary className="import-summary">{t('IMPORTS_RECORD_RAW')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
          <pre className="import-raw" tabIndex={0}>
            {raw}
          </pre>
        </details>
      </div>
    </>
  );
}

function Compared({ fields }: Pick<ComparedPart, 'fields'>) {
  const t = useOfficeTexts();
  return (
    <ul className="import-compared">
      <li aria-hidden="true" className="tiny text-ink-3">
        <span>{t('IMPORTS_RECORD_FIELD')}</span>
        <span>{t('IMPORTS_RECORD_SAYS')}</span>
        <span>{t('IMPORTS_RECORD_HERE')}</span>
      </li>
      {fields.map(({ key, label, said, here, isLocked, canLock }) => (
        <li key={key}>
          <span className="font-semibold">{label}</span>
          <span className="text-ink-2">
            <span className="import-column">{t('IMPORTS_RECORD_SAYS')}: </span>
            {said}
          </span>
          <span>
            <span className="import-column">{t('IMPORTS_RECORD_HERE')}: </span>
            {here}
          </span>
          {canLock && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="key" value={key} />
              <Button type="submit" name="do" value={isLocked ? 'unlock' : 'lock'} kind="quiet" size="dense">
                {isLocked && <Icon name="check" size={16} />}
                <span aria-hidden="true">
                  {t(isLocked ? 'IMPORTS_RECORD_UNLOCK' : 'IMPORTS_RECORD_LOCK')}
                </span>
                <span className="sr-only">
                  {t(isLocked ? 'IMPORTS_RECORD_UNLOCK_OF' : 'IMPORTS_RECORD_LOCK_OF', { field: label })}
                </span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
