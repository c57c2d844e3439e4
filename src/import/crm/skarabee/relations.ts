import type { SourceAccess } from '#import/crm/adapter.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { callSkarabee, type SkarabeeSettings } from './soap.ts';

/** The projects among the publications, their units, and the people who work at the agency. */
export type Relations = {
  isProject(ref: string): boolean;
  projectOf(ref: string): string | undefined;
  emailOf(login: string | undefined): string | undefined;
  /** Projects come before their units. */
  rank(ref: string): number;
};

export async function readRelations(source: SourceAccess<SkarabeeSettings>): Promise<Relations> {
  const projects = new Set<string>();
  const projectOfUnit = new Map<string, string>();
  const summaries = await callSkarabee(source, 'GetProjectSummaries', [['ExcludeSharedProperties', 'false']]);
  for (const each of summaries.list('ProjectPublicationSummaries.ProjectPublicationSummary')) {
    const project = new RecordReader(each);
    const ref = project.text('PublicationId');
    if (ref === undefined) continue;
    projects.add(ref);
    for (const unit of project.list('PropertySummaries.ProjectProperty')) {
      const id = new RecordReader(unit).text('ProjectPropertyPublication@PublicationId');
      if (id !== undefined) projectOfUnit.set(id, ref);
    }
  }
  const emails = new Map<string, string>();
  for (const each of (await callSkarabee(source, 'GetLogins')).list('LoginInfo.UserLoginInfo')) {
    const login = new RecordReader(each);
    const [id, email] = [login.text('LoginId'), login.text('Email')];
    if (id !== undefined && email !== undefined) emails.set(id, email);
  }
  return {
    isProject: (ref) => projects.has(ref),
    projectOf: (ref) => projectOfUnit.get(ref),
    emailOf: (login) => (login === undefined ? undefined : emails.get(login)),
    rank: (ref) => (projects.has(ref) ? 0 : 1),
  };
}
