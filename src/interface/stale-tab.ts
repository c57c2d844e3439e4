import type { ClientInstrumentation } from 'react-router';

/**
 * For a tab that is older than the release, whose scripts are gone: goes to the address of the clicked link. React
 * Router would reload the current page instead (`loadRouteModule`), so that only a second click got there. That still
 * happens in browsers without the Navigation API.
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
        // `navigate` never ends if the script is gone.
        navigate: async (navigate, { to, formMethod }) => {
          const own = typeof to === 'string' && !formMethod ? to : undefined;
          target = own;
          await navigate();
          if (target === own) target = undefined;
        },
      }),
  };
}
