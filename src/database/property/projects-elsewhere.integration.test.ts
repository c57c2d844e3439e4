import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addProject } from '#test/factories.ts';

const { database } = await testDatabase();

it.each(['//evil.example', 'data:text/html,x', 'javascript:alert(1)', 'https:evil.example', '/nl/'])(
  'a project has no site of its own at %s, whoever writes it',
  async (external_url) => {
    await expect(addProject(database, { external_url })).rejects.toThrow('project_external_url_check');
  },
);

it('a project has one at a web address', async () => {
  expect(await addProject(database, { external_url: 'HTTPS://kouterdreef.example/' })).toBeGreaterThan(0);
});
