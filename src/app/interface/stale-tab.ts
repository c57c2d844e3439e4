import type { ClientInstrumentation } from 'react-router';

/**
 * Leads a tab that is older than the release, whose scripts are gone, to where its link leads. React Router reloads the
 * page that it is on instead (`loadRouteModule`), so that only a second click goes there. Browsers without the
 * Navigation API do so still.
 */
export function followFromStaleTab(): ClientInstrumentation {
  let target: string | undefined;
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !target) return;
    event.preventDefault();
    window.location.assign(target);
  });
  return {
    router: ({ instrument }) =>
      instrument({
        // It never ends where the script is gone.
        navigate: async (navigate, { to, formMethod }) => {
          const own = typeof to === 'string' && !formMethod ? to : undefined;
          target = own;
          await navigate();
          if (target === own) target = undefined;
        },
      }),
  };
}
