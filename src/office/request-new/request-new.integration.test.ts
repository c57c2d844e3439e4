import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { now, officeOfRequests, text } from '#test/office-requests.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp({ ...officeSite, now: () => now });
const { database } = site;
const { agent, eline, jonas, send, page } = await officeOfRequests(site);

describe('a request that came by telephone or at the desk', () => {
  const noted = {
    ...{ way: 'phone', form: 'contact_me', last_name: 'Claes', phone: '0470 12 34 56', language: 'fr' },
    remark: 'Wil de kelder zien',
  };
  const note = (given: Record<string, string>) =>
    send('/office/requests/new/', { ...noted, ...given }, jonas.cookie);
  const notedLeads = () => database.selectFrom('lead').selectAll().orderBy('id').execute();

  it('waits for the agent of the property, and says how it came and who wrote it down', async () => {
    const property_id = await addProperty(database, { reference: 'N-1', agent_id: agent, street: 'Kouter' });
    const answer = await note({ property: 'N-1', email: 'Jan.Claes@Voorbeeld.be' });
    const [lead] = await notedLeads();
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/office/requests/${lead?.id}/?told=saved`,
    ]);
    expect(lead).toMatchObject({
      ...{ property_id, agent_id: agent, assigned_to: eline.id, status: 'new', first_answer_at: null },
      ...{ email: 'jan.claes@voorbeeld.be', language: 'fr', created_at: now },
    });
    const shown = await page(`/office/requests/${lead?.id}/`);
    for (const text of ['Wil de kelder zien', 'Aan de telefoon', 'zonder privacybeleid'])
      expect(shown).toContain(text);
    expect(await page('/office/requests/?view=mine')).toContain('Claes');
    const written = await database
      .selectFrom('audit_entry')
      .select('actor')
      .where('subject', '=', `lead:${lead?.id}`)
      .execute();
    expect(written).toEqual([{ actor: `staff:${jonas.id}` }]);
    const mails = await database
      .selectFrom('mail_message')
      .select(['template', 'recipient', 'data', 'lead_id'])
      .execute();
    const link = `${officeSite.officeUrl}/office/requests/${lead?.id}/`;
    expect(mails).toEqual([
      {
        ...{ template: 'request-noted', recipient: eline.email, lead_id: lead?.id },
        data: { name: 'Eline Vermeersch', by: 'Jonas Baert', person: 'Claes', link },
      },
    ]);
  });

  it('that waits for the writer, or for nobody, is told nobody by mail', async () => {
    await addProperty(database, { reference: 'N-1', agent_id: agent });
    const about = { ...noted, property: 'N-1' };
    await send('/office/requests/new/', about, eline.cookie);
    await send('/office/requests/new/', { ...about, remark: 'Is geholpen', settled: 'yes' }, jonas.cookie);
    expect((await notedLeads()).map(({ assigned_to }) => assigned_to)).toEqual([eline.id, eline.id]);
    expect(await database.selectFrom('mail_message').select('id').execute()).toEqual([]);
  });

  it('is noted once where it is sent twice, and waits for nobody where the person was helped', async () => {
    for (let count = 0; count < 2; count += 1) await note({ way: 'desk', settled: 'yes' });
    const [lead, ...others] = await notedLeads();
    expect([lead?.status, lead?.first_answer_at, others]).toEqual(['done', null, []]);
    expect(await page('/office/requests/')).toContain('Er wacht niets');
    expect(await page(`/office/requests/${lead?.id}/`)).toContain('Aan de balie');
  });

  it.each([
    [{ last_name: ' ' }, 'last_name'],
    [{ phone: '' }, 'phone'],
    [{ phone: 'straks' }, 'phone'],
    [{ email: 'jan' }, 'email'],
    [{ remark: '' }, 'remark'],
    [{ property: 'bestaat niet' }, 'property'],
    [{ way: 'pigeon' }, ''],
    [{ form: 'newsletter' }, ''],
  ])('with %j is refused, and keeps what was typed', async (given, field) => {
    const answer = await note(given as Record<string, string>);
    expect(answer.status).toBe(422);
    const shown = await text(answer);
    expect(shown).toContain('value="Claes"'.repeat('last_name' in given ? 0 : 1));
    if (field) expect(shown).toMatch(new RegExp(`<\\w+(?=[^>]*name="${field}")[^>]*aria-invalid="true"`));
    expect(await notedLeads()).toEqual([]);
  });
});
