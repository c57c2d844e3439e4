import type { Role } from '#domain/staff/rights.ts';
import type { TestApp } from './app.ts';
import { asksOffice, logInStaff } from './staff.ts';

export type StaffBrowser = {
  staffId: string;
  get(path: string): Promise<Response>;
  /** Names may come several times. */
  post(path: string, fields: readonly (readonly [name: string, value: string])[]): Promise<Response>;
};

/** A member of staff who is logged in to the office of an app that was made with `officeSite`. */
export async function staffBrowser(app: TestApp, role: Role): Promise<StaffBrowser> {
  const { id, cookie } = await logInStaff(app, role);
  const { see, send } = asksOffice(app);
  return {
    staffId: id,
    get: (path) => see(path, cookie),
    post: (path, fields) =>
      send(
        path,
        fields.map(([name, value]) => [name, value] as [string, string]),
        cookie,
      ),
  };
}
