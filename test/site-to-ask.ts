import { createTestApp } from './app.ts';
import { addGhent, addProject, addProperty } from './factories.ts';
import { properAnswer } from './proper-answer.ts';

/** A site with one property and one project; `ask` fails for an answer that no visitor may see. */
export async function siteToAsk() {
  const app = await createTestApp();
  const { database } = app;
  const ghent = await addGhent(database);
  const property = await addProperty(database, { place_id: ghent });
  const project = await addProject(database, { place_id: ghent });

  const ask = (path: string, init?: RequestInit) => properAnswer(app, path, init);

  return { ask, property, project };
}
