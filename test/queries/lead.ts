import { listAnswerTemplates } from '#database/lead/answer-templates.ts';
import { findAllAnswerTimes, findAnswerTimes } from '#database/lead/answer-times.ts';
import { listDocumentReaders } from '#database/lead/document-readers.ts';
import { countInbox, findNeighbours, inboxViews, listInbox } from '#database/lead/inbox.ts';
import { findLeadDraft } from '#database/lead/lead-draft.ts';
import {
  findLeadPage,
  listLeadEvents,
  listLeadMails,
  listSendableDocuments,
} from '#database/lead/lead-page.ts';
import { findThankedLead } from '#database/lead/thanked-lead.ts';
import { countWaitingLeads } from '#database/lead/waiting-leads.ts';
import { later, now, sample, today, uuid } from './sample.ts';

const span = { from: now, until: later };
const filters = { form: 'contact', assignedTo: uuid, propertyId: 12, text: 'An 50%', newestFirst: true };

export const samples = [
  sample(listAnswerTemplates),
  sample(findAnswerTimes, { ...span, staffId: uuid, form: 'contact', propertyId: 12 }),
  sample(findAllAnswerTimes, span),
  sample(listDocumentReaders, { propertyId: 12 }),
  sample(listDocumentReaders, { projectId: 3 }),
  ...inboxViews.map((view) => sample(listInbox, { view, staffId: uuid, now })),
  sample(listInbox, { view: 'waiting', staffId: uuid, now, ...filters, page: 2, most: 5 }),
  sample(countInbox, { staffId: uuid, now }),
  sample(findNeighbours, 8, { staffId: uuid, now }),
  sample(findLeadPage, 8, 'de'),
  sample(findLeadDraft, 8, uuid),
  sample(listLeadEvents, 8),
  sample(listLeadMails, 8),
  sample(listSendableDocuments, { property_id: 12, project_id: null }, today),
  sample(findThankedLead, 8),
  sample(countWaitingLeads, now),
];
