import {
  listHomesById,
  listHomesByReference,
  listIssueArticles,
} from '#database/newsletter/issue-choices.ts';
import { findIssue, listIssues, lockIssue } from '#database/newsletter/issues.ts';
import {
  countSubscriptions,
  listAllSubscriptions,
  listSubscriptions,
} from '#database/newsletter/subscriptions.ts';
import { sample } from './sample.ts';

const page = { page: 2, pageSize: 50 };

export const samples = [
  sample(listHomesById, [12, 13]),
  sample(listHomesByReference, ['G-12']),
  sample(listIssueArticles),
  sample(listIssues, page),
  sample(findIssue, 4),
  sample(lockIssue, 4),
  sample(listSubscriptions, { status: 'active' }, page),
  sample(listSubscriptions, { status: 'ended', text: 'an@example.be' }, page),
  sample(listAllSubscriptions),
  sample(countSubscriptions),
];
