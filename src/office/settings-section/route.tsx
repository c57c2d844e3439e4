import { useActionData } from 'react-router';
import { readSettings } from '#commands/site/change-settings.ts';
import { readForm } from '#office/forms/read-form.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { loadOffered } from '#office/settings/offered.server.ts';
import { presentSection } from '#office/settings/present-section.server.ts';
import { isSectionName } from '#office/settings/section-screens.ts';
import { sendSection } from '#office/settings/send-section.server.ts';
import { SettingsForm } from '#office/settings/settings-form.tsx';
import { SettingsMenu } from '#office/settings/settings-menu.tsx';
import { PageTitle } from '#office/shell/page-title.tsx';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { database, language } = office;
  if (!isSectionName(params.section)) throw new Response(null, { status: 404 });
  const t = officeTextsFor(language);
  const told = url.searchParams.get('told') === 'applied' ? t('SETTINGS_APPLIED') : '';
  const offered = await loadOffered(office, params.section);
  const settings = await readSettings(database);
  return { ...presentSection(params.section, settings, { language, offered }), told };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (!isSectionName(params.section)) throw new Response(null, { status: 404 });
  return sendSection(context.get(officeContext), params.section, await readForm(request));
}

export default function SettingsSection({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const sent = useActionData<typeof action>();
  const { title, hint, links } = loaderData;
  return (
    <>
      <PageTitle page={title} />
      <PageHeading title={title} note={hint} />
      <div className="screen settings-screen">
        <SettingsMenu label={t('SETTINGS_SECTIONS')} links={links} />
        <div className="flex min-w-0 flex-col gap-6">
          <StatusLine>{sent ? '' : loaderData.told}</StatusLine>
          <SettingsForm {...(sent ?? loaderData)} />
        </div>
      </div>
    </>
  );
}
