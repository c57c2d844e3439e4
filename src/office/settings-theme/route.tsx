import { useActionData } from 'react-router';
import { readSettings } from '#commands/site/change-settings.ts';
import { readForm } from '#office/forms/read-form.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { SettingsMenu } from '#office/settings/settings-menu.tsx';
import { PageTitle } from '#office/shell/page-title.tsx';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { presentThemeScreen, sendTheme } from './theme.server.ts';
import { ThemeForm } from './theme-form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { theme } = await readSettings(office.database);
  const t = officeTextsFor(office.language);
  const told = url.searchParams.get('told') === 'applied' ? t('SETTINGS_APPLIED') : '';
  return { ...(await presentThemeScreen(office, theme, theme, {})), told };
}

export async function action({ context, request }: Route.ActionArgs) {
  return sendTheme(context.get(officeContext), await readForm(request));
}

export default function ThemeScreen({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const sent = useActionData<typeof action>();
  const { title, hint, links, told } = loaderData;
  return (
    <>
      <PageTitle page={title} />
      <PageHeading title={title} note={hint} />
      <div className="screen settings-screen theme-screen">
        <SettingsMenu label={t('SETTINGS_SECTIONS')} links={links} />
        <div className="flex min-w-0 flex-col gap-6">
          <StatusLine>{sent ? '' : told}</StatusLine>
          <ThemeForm shown={sent ?? loaderData} />
        </div>
      </div>
    </>
  );
}
