import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';
import { textsFor } from '#texts/server/texts.ts';
import { documentName } from '#texts/wording/document-name.ts';

const { request, database } = await createTestApp();
const place_id = await addGhent(database);
const project = `/nl/projecten/gent/de-tuinlaan/`;

const nameOf = (kind: string) => documentName(textsFor('nl'), kind);

/** One document for each kind of reader. */
async function addDocuments(owner: { property_id: number } | { project_id: number }) {
  for (const [kind, access] of [
    ['plans', 'download'],
    ['cadastre', 'request'],
    ['mandate', 'owner'],
  ] as const)
    await database
      .insertInto('document')
      .values({ ...owner, kind, access, file_key: 'x.pdf', mime_type: 'application/pdf' })
      .execute();
}

/** The page, and the data that a browser fetches later. */
async function read(path: string) {
  const answers = await Promise.all([request(path), request(`${path}_.data`)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return Promise.all(answers.map((answer) => answer.text()));
}

it('are named on the page of a property or project, but for those that are its owner’s alone', async () => {
  const property_id = await addProperty(database, { place_id });
  const project_id = await addProject(database, { place_id });
  await addDocuments({ property_id });
  await addDocuments({ project_id });
  for (const path of [`/nl/te-koop/gent/huis/${property_id}/`, `${project}${project_id}/`]) {
    for (const text of await read(path)) {
      expect(text, path).toContain(nameOf('plans'));
      expect(text, path).toContain(nameOf('cadastre'));
      expect(text, path).not.toContain(nameOf('mandate'));
    }
  }
});

it.each([
  ['sale', 'available', true],
  ['sale', 'option', true],
  ['sale', 'sold', false],
  ['sale', 'sold_out', false],
  ['rent', 'option', true],
  ['rent', 'rented', false],
] as const)('for %s and %s: shown %s', async (purpose, availability, isShown) => {
  const property_id = await addProperty(database, {
    place_id,
    purpose,
    availability,
    gone_on: isShown ? null : '2099-01-01',
  });
  await addDocuments({ property_id });
  const list = purpose === 'sale' ? 'te-koop' : 'te-huur';
  for (const text of await read(`/nl/${list}/gent/huis/${property_id}/`)) {
    expect(text.includes(nameOf('cadastre'))).toBe(isShown);
    expect(/\/documents\/\d+\//.test(text)).toBe(isShown);
  }
});
