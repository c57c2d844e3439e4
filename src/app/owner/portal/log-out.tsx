import { Icon } from '#interface/icon.tsx';
import type { ShownPortal } from './portal.server.ts';

// A plain form: the whole page is loaded anew, so anything that a script had kept of the portal is gone.
export function LogOut({
  logOut,
  className,
}: {
  logOut: NonNullable<ShownPortal['own']>['logOut'];
  className: string;
}) {
  return (
    <form method="post" action={logOut.action}>
      <button type="submit" name="do" value="log-out" className={className}>
        <Icon name="log-out" />
        {logOut.label}
      </button>
    </form>
  );
}
