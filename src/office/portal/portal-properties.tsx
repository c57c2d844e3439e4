import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { DataTable } from '#office/interface/data-table.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPortal } from './load-portal.server.ts';

/** The properties that the portal was given at its last visit, those refused, and those that staff keep off it. */
export function PortalProperties({ portal }: { portal: LoadedPortal }) {
  const t = useOfficeTexts();
  const { isRefused, counts, rows, paging, wasHere } = portal;
  const empty = wasHere ? t(isRefused ? 'PORTALS_NONE_REFUSED' : 'PORTALS_NONE_ONLINE') : '';
  return (
    <section className="flex min-w-0 flex-col gap-5">
      <h2 className="sr-only">{t('PORTALS_HOMES')}</h2>
      <Tabs
        label={t('PORTALS_HOMES')}
        tabs={[
          { to: '?', text: t('PORTALS_ONLINE'), count: counts.online, isCurrent: !isRefused },
          { to: '?state=refused', text: t('PORTALS_REFUSED'), count: counts.refused, isCurrent: isRefused },
        ]}
      />
      {rows.length === 0 ? (
        <p className="text-ink-2">{empty || t('PORTALS_BEFORE_FIRST')}</p>
      ) : (
        <DataTable
          label={t('PORTALS_HOMES')}
          columns={[
            { key: 'home', text: t('PORTALS_HOME') },
            { key: 'reference', text: t('PORTALS_REFERENCE') },
            { key: 'since', text: t('PORTALS_SINCE') },
            ...(isRefused ? [{ key: 'why', text: t('PORTALS_WHY') }] : []),
            { key: 'act', text: '' },
          ]}
          rows={rows.map(({ id, reference, about, since, why, next, isKeptOff }) => ({
            id,
            cells: {
              home: about && (
                <>
                  <Link to={about.href} className="font-semibold hover:underline">
                    {about.type}
                  </Link>
                  <span className="small block text-ink-2">{about.address}</span>
                  {!isRefused && next && <Sign kind="soon">{next}</Sign>}
                </>
              ),
              reference: <span className="wrap-anywhere">{reference}</span>,
              since,
              why: (
                <>
                  {why}
                  {next && (
                    <span className="block">
                      <Sign kind="soon">{next}</Sign>
                    </span>
                  )}
                </>
              ),
              act: <OffOrOn id={id} reference={reference} isKeptOff={isKeptOff} />,
            },
          }))}
        />
      )}
      {paging && <OfficePager paging={paging} />}
    </section>
  );
}

type Row = { id: number; reference: string; isKeptOff: boolean };

function OffOrOn({ id, reference, isKeptOff }: Row) {
  const t = useOfficeTexts();
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="do"
        value={isKeptOff ? 'on' : 'off'}
        kind="quiet"
        size="dense"
        aria-label={t(isKeptOff ? 'PORTALS_LET_ON_OF' : 'PORTALS_KEEP_OFF_OF', { reference })}
      >
        {t(isKeptOff ? 'PORTALS_LET_ON' : 'PORTALS_KEEP_OFF')}
      </Button>
    </Form>
  );
}
