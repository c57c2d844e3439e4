import { useActionData } from 'react-router';
import { Button, ButtonLink } from '#interface/button.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { EmptyState, Notice, StatusLine } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { Differences } from '#office/settings/differences.tsx';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { loadHistory, putBack } from './history.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHistory(context.get(officeContext), url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return putBack(context.get(officeContext), await readForm(request), url);
}

export default function SettingsHistory({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const sent = useActionData<typeof action>();
  const { told, chosen, changes } = sent ?? loaderData;
  return (
    <>
      <PageTitle page={t('SETTINGS_HISTORY')} />
      <PageHeading
        title={t('SETTINGS_HISTORY')}
        actions={
          <ButtonLink to="/office/settings/" kind="quiet" size="small">
            {t('SETTINGS')}
          </ButtonLink>
        }
      />
      <div className="screen max-w-[60rem]">
        <StatusLine>{told}</StatusLine>
        {sent && (
          <Notice kind="soon" title={t('SETTINGS_CONFLICT')}>
            {t('SETTINGS_CONFLICT_HINT')}
          </Notice>
        )}
        {chosen && <WayBack {...chosen} />}
        {changes.length === 0 && <EmptyState title={t('SETTINGS_HISTORY_EMPTY')} />}
        {changes.map(({ id, when, who, count, differences }) => (
          <section key={id} className="border-t border-ink pt-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 className="font-semibold">{when}</h2>
              <p className="text-ink-3">
                {who}, {count}
              </p>
            </div>
            <details className="mt-2">
              <summary className="cursor-pointer py-2">{t('SETTINGS_SHOW_CHANGES')}</summary>
              <Differences differences={differences} />
            </details>
            <p className="mt-2">
              <ButtonLink to={`?change=${id}`} kind="quiet" size="dense">
                {t('SETTINGS_WAY_BACK')}
              </ButtonLink>
            </p>
          </section>
        ))}
      </div>
    </>
  );
}

type Chosen = NonNullable<Awaited<ReturnType<typeof loadHistory>>['chosen']>;

function WayBack({ id, when, expected, differences, problems }: Chosen) {
  const t = useOfficeTexts();
  return (
    <section className="settings-changes">
      <h2 className="office-section">
        {t('SETTINGS_WAY_BACK')} ({when})
      </h2>
      {problems.map((problem) => (
        <p key={problem} className="text-wine">
          {problem}
        </p>
      ))}
      {problems.length === 0 && differences.length === 0 && <p>{t('SETTINGS_BACK_SAME')}</p>}
      <Differences differences={differences} />
      {differences.length > 0 && (
        <OfficeForm className="mt-4">
          <input type="hidden" name="change" value={id} />
          <input type="hidden" name="expected" value={expected} />
          <p className="flex flex-wrap items-center gap-4">
            <Button type="submit" size="small">
              {t('SETTINGS_BACK')}
            </Button>
            <span className="small text-ink-3">{t('SETTINGS_BACK_HINT')}</span>
          </p>
        </OfficeForm>
      )}
    </section>
  );
}
