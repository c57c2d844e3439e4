import { describe, expect, it } from 'vitest';
import type { LeadForm } from '#domain/lead/lead-forms.ts';
import { hourMs } from '#domain/time/durations.ts';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addAgent, addGhent, addPage, addProject, addProperty } from '#test/factories.ts';
import { person, sendsForms } from '#test/visitor.ts';

let now = new Date('2026-11-23T09:00:00Z');
const app = await createTestApp({ now: () => now });
const { request, database } = app;
await addPage(database, 'privacy');
const place_id = await addGhent(database);
const house = await addProperty(database, { place_id });
const similar = await addProperty(database, { place_id });
const project = await addProject(database, { place_id, agent_id: await addAgent(database) });
const send = sendsForms(app);

async function thanked(path: string, form: LeadForm): Promise<string> {
  const answer = await send(path, {
    ...(await passCaptcha(database, form, now)),
    ...person,
    remark: 'Is er een tuin?',
    privacy: 'yes',
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('Location') ?? '';
}

/** What stands on the page, without its header and footer. */
const mainOf = async (path: string) =>
  /<main[\s\S]*<\/main>/.exec(await (await request(path)).text())?.[0] ?? '';

const linkTo = (id: number) => new RegExp(`href="/nl/[^"]*/${id}/"`);

describe('the page that thanks for a request', () => {
  it('leads back to the property and on to similar ones, and knows the name', async () => {
    const address = await thanked(href('nl', 'requestInformation', { id: house }), 'contact_me');
    const main = await mainOf(address);
    expect(main).toContain(`Bedankt, ${person.first_name}.`);
    expect(main).toContain('Terug naar het pand');
    expect(main).toMatch(linkTo(house));
    expect(main).toMatch(linkTo(similar));
    expect(main).toContain('href="/nl/te-koop/"');
    expect(main).not.toContain('Naar de startpagina');
  });

  it('leads back to the project', async () => {
    const main = await mainOf(await thanked(href('nl', 'projectInformation', { id: project }), 'project'));
    expect(main).toContain('Terug naar het project');
    expect(main).toMatch(linkTo(project));
  });

  it('is of this visitor alone for an hour, and its address names nobody', async () => {
    const address = await thanked(href('nl', 'requestInformation', { id: house }), 'contact_me');
    expect(address).not.toMatch(new RegExp([person.first_name, person.last_name, '@'].join('|'), 'i'));
    const { headers } = await request(address);
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    const [path = ''] = address.split('?');
    const others = [path, `${path}?token=1`, address.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A'))];
    for (const other of others) expect(await mainOf(other)).not.toContain(person.first_name);
    now = new Date(now.getTime() + hourMs);
    const main = await mainOf(address);
    expect(main).toContain('Bedankt.');
    expect(main).not.toContain(person.first_name);
    expect(main).not.toMatch(linkTo(house));
  });
});
