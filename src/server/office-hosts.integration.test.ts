import { describe, expect, it } from 'vitest';
import { screens } from '#office/screens.ts';
import { createTestApp } from '#test/app.ts';
import { addStaff, asksOffice, logInStaff, officeHost, officeSite, staffPassword } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { request, database } = site;
const { see, send } = asksOffice(site);
const { cookie } = await logInStaff(site, 'admin');
const visitors = new URL(officeSite.publicUrl).host;
const withCookie = { headers: { Cookie: cookie } };

describe('a session of the office', () => {
  it('opens nothing on another host', async () => {
    expect((await see('/office/staff/', cookie)).status).toBe(200);
    for (const host of [visitors, 'agency.be', 'evil.example', `${officeHost}.evil.example`, 'localhost'])
      for (const { path } of screens)
        for (const end of ['/', '/_.data']) {
          const answer = await request(`/${path.replace(/[:*]\w*/g, 'x')}${end}`, withCookie, host);
          expect([host, path, answer.status]).toEqual([host, path, 421]);
        }
  });

  it('is set for the host of the office alone', async () => {
    const { email } = await addStaff(database, { role: 'editor' });
    const answer = await send('/office/login/', { email, password: staffPassword });
    expect(answer.status).toBe(303);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const set of cookies) {
      expect(set).toMatch(/^__Host-staff[^;]*; (?=.*Path=\/)(?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)/);
      expect(set).not.toMatch(/domain=/i);
    }
  });

  it('is nobody on the site of visitors', async () => {
    const [asStaff, without] = await Promise.all([
      request('/nl/', withCookie, visitors).then((answer) => answer.text()),
      request('/nl/', {}, visitors).then((answer) => answer.text()),
    ]);
    expect(asStaff).toBe(without);
    expect(without).not.toContain('/office');
    expect(without).not.toContain(officeHost);
    // Nor does the cookie open the owners' pages, which ask for a log-in of their own.
    const owners = await request('/nl/eigenaars/', withCookie, visitors);
    expect([owners.status, owners.headers.get('Location')?.split('?', 1)[0]]).toEqual([303, '/nl/login/']);
  });
});
