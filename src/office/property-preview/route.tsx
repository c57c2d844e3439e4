import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { SiteFrame } from '#office/interface/site-frame.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { MeterBar } from '#office/property-editor/meter-bar.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import type { Route } from './+types/route.ts';
import { loadPreview, takeBack } from './load-preview.server.ts';
import { PublishForm } from './publish-form.tsx';
import { WaitingChanges } from './waiting-changes.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPreview(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return takeBack(context.get(officeContext), params.id, await readForm(request));
}

/** A property as it will be on the site, beside the changes that publishing makes. */
export default function PropertyPreview({ loaderData }: Route.ComponentProps) {
  const { id, title, address, told, publication, waiting, meter, mayPublish } = loaderData;
  const { languages, widths, href, shownIn, width } = loaderData;
  const t = useOfficeTexts();
  const name = t('CONTENT_PREVIEW_IN', { language: ownLanguageNames[shownIn] });
  return (
    <>
      <PageTitle page={t('EDITOR_PREVIEW')} />
      <PageHeading
        title={t('EDITOR_PREVIEW')}
        note={address}
        actions={
          <Link to={`/office/properties/${id}/`} className="door-link">
            <Icon name="chevron-left" size={18} /> {title}
          </Link>
        }
      />
      <div className="property-preview">
        <div className="flex min-w-0 flex-col gap-8">
          <StatusLine>{told}</StatusLine>
          <section id="meter" className="border-t border-ink pt-4">
            <MeterBar {...meter} />
            <ul>
              {[...meter.law, ...meter.site, ...meter.advice].map((finding) => (
                <li key={finding.id} className="border-t border-line py-2">
                  <Link
                    to={`/office/properties/${id}/${finding.to === 'photos' ? 'photos/' : `#${finding.to}`}`}
                    className="meter-link"
                  >
                    {finding.text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <WaitingChanges {...loaderData} />
          {mayPublish && (publication !== 'published' || waiting > 0) && <PublishForm {...loaderData} />}
        </div>
        <section aria-label={name} className="property-preview-page">
          <Tabs label={t('PREVIEW_LANGUAGE')} tabs={languages} />
          <div className="my-3 flex flex-wrap items-center justify-between gap-x-5">
            <Tabs label={t('PREVIEW_SCREEN')} tabs={widths} />
            <a href={href} target="_blank" rel="noopener" className="door-link">
              {t('PREVIEW_OPEN')}
            </a>
          </div>
          <SiteFrame key={href} src={href} title={name} width={width} />
          <label className="mt-4 block">
            <span className="office-label">{t('PREVIEW_SHARE')}</span>
            <input
              readOnly
              value={href}
              className="field office-field"
              onFocus={(event) => event.target.select()}
            />
            <span className="small text-ink-3">{t('PREVIEW_SHARE_HINT')}</span>
          </label>
        </section>
      </div>
    </>
  );
}
