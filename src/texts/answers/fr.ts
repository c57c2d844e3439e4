import type { nl } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  ANSWER_SLOTS_SUBJECT: 'Votre visite : {{property}}',
  ANSWER_SLOTS_BODY:
    'Bonjour {{firstname}},\n\nVous souhaitez visiter le bien {{property}}, avec plaisir. Ces moments sont encore libres :\n\n{{slots}}\n\nChoisissez celui qui vous convient et la visite est fixée. Aucun ne vous convient ? Dites-nous quand vous êtes disponible.\n\nBien à vous,\n{{sender}}',
  ANSWER_FIXED_SUBJECT: 'Votre visite : {{property}}',
  ANSWER_FIXED_BODY:
    'Bonjour {{firstname}},\n\nNous vous attendons pour la visite du bien {{property}}.\n\n{{moment}}\n\nUn empêchement ? Répondez simplement à cet e-mail.\n\nBien à vous,\n{{sender}}',
  ANSWER_DOCUMENTS_SUBJECT: 'Les documents : {{property}}',
  ANSWER_DOCUMENTS_BODY:
    'Bonjour {{firstname}},\n\nVoici les documents concernant le bien {{property}}.\n\n{{documents}}\n\nUne question à leur sujet ? Répondez simplement à cet e-mail.\n\nBien à vous,\n{{sender}}',
  ANSWER_INFORMATION_SUBJECT: 'Votre question sur le bien {{property}}',
  ANSWER_INFORMATION_BODY:
    'Bonjour {{firstname}},\n\nMerci pour votre question sur le bien {{property}}.\n\n\n\nVous souhaitez une visite ? Répondez simplement à cet e-mail.\n\nBien à vous,\n{{sender}}',
  ANSWER_GONE_SUBJECT: 'Votre question sur le bien {{property}}',
  ANSWER_GONE_BODY:
    'Bonjour {{firstname}},\n\nMerci de votre intérêt pour le bien {{property}}. Il n’est malheureusement plus disponible.\n\nDites-nous ce que vous cherchez : vous serez parmi les premiers à savoir quand un bien vous correspond.\n\nBien à vous,\n{{sender}}',
  ANSWER_VALUATION_SUBJECT: 'L’estimation de votre habitation',
  ANSWER_VALUATION_BODY:
    'Bonjour {{firstname}},\n\nMerci pour votre demande. Nous passons volontiers chez vous : comptez une heure environ, c’est gratuit et sans engagement. Vous recevez ensuite notre estimation par écrit.\n\nQuel jour et quelle heure vous conviennent ?\n\nBien à vous,\n{{sender}}',
  ANSWER_RECEIVED_SUBJECT: 'Votre message',
  ANSWER_RECEIVED_BODY: 'Bonjour {{firstname}},\n\nMerci pour votre message.\n\n\n\nBien à vous,\n{{sender}}',
};
