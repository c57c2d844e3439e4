import { isRouteErrorResponse } from 'react-router';

/** What a loader says of a page that cannot be shown, and where other languages lead. */
export type GonePage = {
  title?: string;
  hint?: string;
  alternates: Partial<Record<string, string>>;
};

/** Undefined for an error of React Router's own, which has other words. */
export function gonePage(error: unknown): GonePage | undefined {
  return isRouteErrorResponse(error) && error.data?.alternates ? error.data : undefined;
}
