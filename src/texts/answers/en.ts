import type { nl } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  ANSWER_SLOTS_SUBJECT: 'Your viewing: {{property}}',
  ANSWER_SLOTS_BODY:
    'Dear {{firstname}},\n\nGood to hear that you would like to see the property {{property}}. These times are still free:\n\n{{slots}}\n\nChoose the one that suits you and the viewing is booked. If none does, tell us when you could come.\n\nKind regards,\n{{sender}}',
  ANSWER_FIXED_SUBJECT: 'Your viewing: {{property}}',
  ANSWER_FIXED_BODY:
    'Dear {{firstname}},\n\nWe look forward to showing you the property {{property}}.\n\n{{moment}}\n\nIf that no longer suits you, simply reply to this email.\n\nKind regards,\n{{sender}}',
  ANSWER_DOCUMENTS_SUBJECT: 'The documents: {{property}}',
  ANSWER_DOCUMENTS_BODY:
    'Dear {{firstname}},\n\nHere are the documents about the property {{property}}.\n\n{{documents}}\n\nIf you have questions about them, simply reply to this email.\n\nKind regards,\n{{sender}}',
  ANSWER_INFORMATION_SUBJECT: 'Your question about the property {{property}}',
  ANSWER_INFORMATION_BODY:
    'Dear {{firstname}},\n\nThank you for your question about the property {{property}}.\n\n\n\nWould you like to see it? Simply reply to this email.\n\nKind regards,\n{{sender}}',
  ANSWER_GONE_SUBJECT: 'Your question about the property {{property}}',
  ANSWER_GONE_BODY:
    'Dear {{firstname}},\n\nThank you for your interest in the property {{property}}. I am sorry to say that it is no longer available.\n\nTell us what you are looking for and you will be among the first to hear when something suits you.\n\nKind regards,\n{{sender}}',
  ANSWER_VALUATION_SUBJECT: 'The valuation of your home',
  ANSWER_VALUATION_BODY:
    'Dear {{firstname}},\n\nThank you for your request. We are happy to come by: it takes about an hour, is free and commits you to nothing. You then receive our valuation in writing.\n\nWhich day and time would suit you?\n\nKind regards,\n{{sender}}',
  ANSWER_RECEIVED_SUBJECT: 'Your message to us',
  ANSWER_RECEIVED_BODY: 'Dear {{firstname}},\n\nThank you for your message.\n\n\n\nKind regards,\n{{sender}}',
};
