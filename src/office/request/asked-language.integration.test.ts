import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { appointmentPath, houseToSee, visitor } from '#test/appointments.ts';
import { passCaptcha } from '#test/captcha.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { house, addSlot } = await houseToSee(app);
const { see } = asksOffice(app);

it('tells each reader in their own language what was asked, and what the visitor typed as it was typed', async () => {
  const remark = 'Is de tuin op het zuiden?';
  const asked = await app.request(appointmentPath(house), {
    method: 'POST',
    headers: { Origin: officeSite.publicUrl },
    body: new URLSearchParams({
      ...(await passCaptcha(app.database, 'visit')),
      ...visitor,
      time: await addSlot(10),
      remark,
    }),
  });
  expect(asked.status).toBe(303);
  const { id } = await app.database.selectFrom('lead').select('id').executeTakeFirstOrThrow();
  const shown = async (language: 'nl' | 'de') => {
    const { cookie } = await logInStaff(app, 'agent', { language });
    return (await see(`/office/requests/${id}/`, cookie)).text();
  };
  const dutch = await shown('nl');
  for (const words of ['Tijdstip', 'Mevr.', remark]) expect(dutch).toContain(words);
  const german = await shown('de');
  for (const words of ['Uhrzeit', 'Frau', remark]) expect(german).toContain(words);
  for (const words of ['Tijdstip', 'Mevr.']) expect(german).not.toContain(words);
});
