import { DrawerFrame } from '#app/shell/drawer-frame.tsx';
import type { ShellData } from '#app/shell/shell.server.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { LogOut } from './log-out.tsx';
import type { ShownPortal } from './portal.server.ts';
import { PortalMenu } from './portal-menu.tsx';

export function PortalDrawer({
  portal,
  shell,
  alternates,
}: {
  portal: ShownPortal;
  shell: ShellData;
  alternates: Partial<Record<string, string>>;
}) {
  return (
    <DrawerFrame shell={shell} alternates={alternates} home={portal.menu[0]?.href ?? portal.site.href}>
      <PortalMenu
        portal={portal}
        linkClassName="flex min-h-15 items-center border-b border-line font-display text-[1.75rem] tracking-[-0.018em] aria-[current]:underline aria-[current]:decoration-1 aria-[current]:underline-offset-8"
      />
      <ul className="my-5 font-medium">
        {portal.own && (
          <>
            <li>
              <Link
                to={portal.own.account.href}
                aria-current={portal.own.account.isCurrent ? 'page' : undefined}
                className={`${row} aria-[current]:underline aria-[current]:decoration-1 aria-[current]:underline-offset-8`}
              >
                <Icon name="user-round" />
                {portal.own.account.label}
              </Link>
            </li>
            <li>
              <LogOut logOut={portal.own.logOut} className={row} />
            </li>
          </>
        )}
        <li>
          <Link to={portal.site.href} className={row}>
            <Icon name="arrow-right" />
            {portal.site.label}
          </Link>
        </li>
      </ul>
    </DrawerFrame>
  );
}

const row = 'flex min-h-12 items-center gap-3.5';
