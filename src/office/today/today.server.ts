import { hasNoProperty } from '#database/property/stored-property.ts';
import { formatTime } from '#domain/time/dates.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeText } from '#texts/wording/time-text.ts';
import {
  loadDeadMails,
  loadRefusedPlans,
  loadTroubledImports,
  loadTroubledPortals,
} from './alarms.server.ts';
import { loadDocuments } from './documents.server.ts';
import { loadLacking } from './lacking.server.ts';
import { loadRequests } from './requests.server.ts';
import { loadVisits } from './visits.server.ts';

/** The waiting work that this user may see; undefined for parts without that right. */
export async function loadToday(office: OfficeContext) {
  const { may } = staffOf(office);
  const { now, language } = office;
  const [requests, visits, lacking, documents, plans, mails, imports, portals, isBeginning] =
    await Promise.all([
      may('requests.read') ? loadRequests(office) : undefined,
      may('visits.plan') ? loadVisits(office) : undefined,
      may('homes.read') ? loadLacking(office) : undefined,
      may('homes.read') ? loadDocuments(office) : undefined,
      may('homes.read') ? loadRefusedPlans(office) : [],
      may('requests.read') ? loadDeadMails(office) : undefined,
      may('imports.manage') ? loadTroubledImports(office) : [],
      may('portals.manage') ? loadTroubledPortals(office) : [],
      may('homes.write') ? hasNoProperty(office.database) : false,
    ]);
  const day = dayInWords(now, language, { weekday: true, year: false });
  return {
    day: `${day}, ${timeText(formatTime(now), language)}`,
    hasNothing: !requests && !visits && !lacking && !documents,
    requests,
    visits,
    lacking,
    documents,
    alarms: [...plans, ...imports, ...portals],
    mails,
    isBeginning,
  };
}

type Loaded = Awaited<ReturnType<typeof loadToday>>;
export type ShownRequests = NonNullable<Loaded['requests']>;
export type ShownVisits = NonNullable<Loaded['visits']>;
export type ShownLacking = NonNullable<Loaded['lacking']>;
export type ShownDocuments = NonNullable<Loaded['documents']>;
