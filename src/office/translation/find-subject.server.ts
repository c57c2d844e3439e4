import { data } from 'react-router';
import { textKinds } from '#database/text/text-states.ts';
import type { OfficeContext } from '#office/request-context.ts';
import {
  listArticleSubjects,
  listPageSubjects,
  listTestimonialSubjects,
} from '#office/translations/content-subjects.server.ts';
import { findPropertySubjects } from '#office/translations/property-subjects.server.ts';
import type { Subject } from '#office/translations/subject.server.ts';

/** Throws 404 if there is none, or if the user may not know the property. */
export async function findSubject(office: OfficeContext, name: string): Promise<Subject> {
  const [, kindName, number] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(name) ?? [];
  const kind = textKinds.find((each) => each === kindName);
  const id = Number(number);
  const found = kind && (await listOf(office, kind, id)).find((each) => each.id === id);
  if (!found) throw data(null, 404);
  return found;
}

function listOf(office: OfficeContext, kind: Subject['kind'], id: number): Promise<Subject[]> {
  if (kind === 'property') return findPropertySubjects(office, [id]);
  if (kind === 'page') return listPageSubjects(office);
  return kind === 'article' ? listArticleSubjects(office) : listTestimonialSubjects(office);
}
