import { isRouteErrorResponse } from 'react-router';

/** A loader's answer for a page that cannot be shown, with the addresses that the language links lead to. */
export type GonePage = {
  title?: string;
  hint?: string;
  alternates: Partial<Record<string, string>>;
};

/** Undefined for an error of React Router's own, which has other words. */
export function gonePage(error: unknown): GonePage | undefined {
  return isRouteErrorResponse(error) && error.data?.alternates ? error.data : undefined;
}
