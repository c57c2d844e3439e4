import type { FixedText } from '#site/articles/fixed-article.ts';
import { bold, doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { type Agency, call, cnpd, isInLuxembourg, mailTo, owner } from '#site/legal-articles/particulars.ts';
import { pathTable } from '#site/paths/path-table.ts';

const authority = linkTo('Belgian Data Protection Authority', 'https://www.dataprotectionauthority.be/');
const street = ', rue de la Presse 35, 1000 Brussels';

export const en = (agency: Agency): FixedText => ({
  title: 'Privacy policy',
  intro: 'What data we hold about you, why, how long, and what you can do about it.',
  body: doc(
    heading(2, 'Who is responsible'),
    paragraph(
      `${owner(agency, 'en')}, is the controller: it decides why and how your data are used. Questions go to `,
      mailTo(agency),
      ' or ',
      call(agency),
      '. The law does not ask us to appoint a data protection officer; whoever runs the agency answers you.',
    ),
    heading(2, 'When you visit the site'),
    paragraph(
      'You can read the whole site without saying who you are. When you fill in a form, we keep what you type, the language and the page, how you came to the site and which version of this text you read, together with the emails that follow. We use a friend’s address for that one email. The newsletter comes only after you have confirmed it by email, and every link to stop it works at once. To prevent abuse we count submissions with an unreadable code instead of your IP address.',
    ),
    list(
      [
        bold('Server log.'),
        ' For each page asked for we note the time, the path, the result and how long it took. Neither your IP address nor what you searched for is in it. Like any site the server uses your IP address to answer you; it does not keep it.',
      ],
      [
        bold('Language, favourites and your choice about cookies'),
        ' stay in your browser. See our ',
        linkTo('cookie policy', pathTable.cookiePolicy.en),
        '.',
      ],
      [
        bold('How often a property is looked at'),
        ' we count ourselves, without a cookie, for its owner (legitimate interest, article 6(1)(f) GDPR). The server learns which property you look at or save, in which language, and from where you came. To count you once a day it makes an unreadable code of your IP address and browser, with a key that changes daily. After midnight key and codes are erased; only the numbers stay.',
      ],
      [
        bold('Statistics and advertising'),
        ': only if you agreed to them (article 6(1)(a) GDPR). You withdraw that under ‘Cookie settings’ at the foot of every page.',
      ],
      [
        bold('Videos and virtual tours'),
        ' of others are loaded only when you start them, or when you agreed to them in the cookie settings.',
      ],
    ),
    heading(2, 'When you write, ring or come by'),
    paragraph(
      'We then use what you give us: name, address, telephone, email, what you are looking for or offering and, for a sale or a letting, what the file needs.',
    ),
    list(
      [
        bold('Your question, viewing, valuation or instruction'),
        ': to prepare or carry out a contract (article 6(1)(b) GDPR).',
      ],
      [
        bold('Identification and supporting documents'),
        ': because anti-money-laundering law, tax law and our code of conduct demand it (article 6(1)(c)).',
      ],
      [
        bold('Candidate tenants'),
        ': proof that the rent is affordable, so that the owner can choose (article 6(1)(b) and (f)). We never ask about origin, belief, health or political opinion.',
      ],
      [
        bold('Complaints and disputes'),
        ': our legitimate interest in being able to defend ourselves (article 6(1)(f)).',
      ],
      [
        bold('A testimonial on this site'),
        ': only with your consent, which you may withdraw at any time (article 6(1)(a)).',
      ],
    ),
    paragraph(
      'You are not obliged to give us anything, but without contact details we cannot answer, and without identification we may not handle a sale. We make no automated decisions and no profiles. Some data reach us from others: the owner, the notary, a public register.',
    ),
    heading(2, 'Who else sees them'),
    paragraph(
      `The other party and its notary, as far as the sale or the lease requires; ${isInLuxembourg(agency) ? 'authorities' : 'authorities and the BIV/IPI'} where the law demands it; our insurer and lawyer in a dispute; and the companies that host our mail and our site, under a processing agreement. We sell no data. Which services of others receive data through this site, and whether it leaves the European Economic Area, is in the table below.`,
    ),
    heading(2, 'How long'),
    list(
      'What you leave on this site and the emails that follow from it: see the table below.',
      'A question by telephone or from your own mailbox that leads to nothing: at most a year after the last message.',
      'Documents of candidate tenants who were not chosen: at most three months after the choice.',
      'The file of a sale, a letting or a valuation, with the anti-money-laundering documents: ten years after it closes.',
      'Invoices and accounts: as long as tax law demands.',
      'Server log: at most a month.',
    ),
    heading(2, 'Your rights'),
    paragraph(
      'You may see your data, have them corrected, erased or restricted, take them with you, and object to use that rests on our interest. Consent can be withdrawn; what was done before stays lawful. Send us a message: you have an answer within a month, free of charge. We ask for proof of identity only when in doubt.',
    ),
    paragraph(
      'If you are not satisfied, you can complain to the ',
      ...(isInLuxembourg(agency)
        ? [cnpd, ' in Belvaux, or, if you live in Belgium, to the ', authority, `${street}.`]
        : [authority, `${street}, or, if you live in Luxembourg, to the `, cnpd, ' in Belvaux.']),
    ),
    heading(2, 'Changes'),
    paragraph(
      'When what we do changes, this text changes first. The date at the top tells when that last happened.',
    ),
  ),
});
