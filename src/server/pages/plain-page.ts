import type { Context } from 'hono';
import type { Language } from '#domain/language.ts';
import { preferredLanguage } from '#server/addresses/visitor-language.ts';
import { languageOfPath } from '#site/paths/paths.ts';

type PlainStatus = 400 | 403 | 404 | 413 | 414 | 500 | 503;

type Wording = Record<PlainStatus, [title: string, hint: string]> & { home: string; requestId: string };

const wordings: Record<Language, Wording> = {
  nl: {
    400: ['Dit adres is niet juist geschreven', 'Controleer het adres, of begin op de startpagina.'],
    403: [
      'Dit formulier werd niet verstuurd',
      'Open de pagina opnieuw op onze website en probeer het nog eens.',
    ],
    404: ['Deze pagina bestaat niet', 'Misschien is het adres verkeerd overgenomen.'],
    413: ['Dit bericht is te groot', 'Ga terug, kort uw tekst in en verstuur het opnieuw.'],
    414: ['Dit adres is te lang', 'Kort uw zoekopdracht in en probeer het opnieuw.'],
    500: ['Er ging iets mis', 'De fout ligt bij ons en werd genoteerd. Probeer het straks opnieuw.'],
    503: ['Het is even erg druk', 'Probeer het over enkele seconden opnieuw.'],
    home: 'Naar de startpagina',
    requestId: 'Vermeld dit kenmerk wanneer u ons hierover schrijft:',
  },
  fr: {
    400: ['Cette adresse est mal écrite', 'Vérifiez l’adresse ou partez de la page d’accueil.'],
    403: ['Ce formulaire n’a pas été envoyé', 'Rouvrez la page sur notre site et réessayez.'],
    404: ['Cette page n’existe pas', 'L’adresse a peut-être été mal recopiée.'],
    413: ['Ce message est trop volumineux', 'Revenez en arrière, raccourcissez votre texte et renvoyez-le.'],
    414: ['Cette adresse est trop longue', 'Raccourcissez votre recherche et réessayez.'],
    500: ['Un problème est survenu', 'L’erreur vient de nous et a été notée. Réessayez dans un moment.'],
    503: ['Il y a beaucoup de monde', 'Réessayez dans quelques secondes.'],
    home: 'Vers la page d’accueil',
    requestId: 'Mentionnez cette référence si vous nous écrivez à ce sujet :',
  },
  de: {
    400: [
      'Diese Adresse ist nicht richtig geschrieben',
      'Prüfen Sie die Adresse oder beginnen Sie auf der Startseite.',
    ],
    403: [
      'Dieses Formular wurde nicht gesendet',
      'Öffnen Sie die Seite auf unserer Website neu und versuchen Sie es noch einmal.',
    ],
    404: ['Diese Seite gibt es nicht', 'Vielleicht wurde die Adresse falsch übernommen.'],
    413: [
      'Diese Nachricht ist zu groß',
      'Gehen Sie zurück, kürzen Sie Ihren Text und senden Sie ihn noch einmal.',
    ],
    414: ['Diese Adresse ist zu lang', 'Kürzen Sie Ihre Suche und versuchen Sie es noch einmal.'],
    500: [
      'Etwas ist schiefgegangen',
      'Der Fehler liegt bei uns und wurde vermerkt. Versuchen Sie es später noch einmal.',
    ],
    503: ['Gerade ist viel los', 'Versuchen Sie es in einigen Sekunden noch einmal.'],
    home: 'Zur Startseite',
    requestId: 'Nennen Sie dieses Kennzeichen, wenn Sie uns dazu schreiben:',
  },
  en: {
    400: ['This address is not written correctly', 'Check the address, or start from the home page.'],
    403: ['This form was not sent', 'Open the page on our website again and try once more.'],
    404: ['This page does not exist', 'The address may have been copied wrongly.'],
    413: ['This message is too large', 'Go back, shorten your text and send it again.'],
    414: ['This address is too long', 'Shorten your search and try again.'],
    500: ['Something went wrong', 'The fault is ours and has been noted. Please try again later.'],
    503: ['We are very busy just now', 'Please try again in a few seconds.'],
    home: 'To the home page',
    requestId: 'Mention this reference when you write to us about it:',
  },
};

/**
 * A page for when the pages themselves cannot be asked: without script, style or settings.
 * In the language of the address, else in one that the browser asks for, else in English.
 */
export function plainPage(
  context: Context,
  status: PlainStatus,
  {
    requestId,
    headers,
    wording: own,
  }: {
    requestId?: string;
    headers?: Record<string, string>;
    /** In place of what a status says by itself. */
    wording?: Record<Language, [title: string, hint: string]>;
  } = {},
): Response {
  const language =
    languageOfPath(context.req.path) ?? preferredLanguage(context.req.header('Accept-Language')) ?? 'en';
  const wording = wordings[language];
  const [title, hint] = own?.[language] ?? wording[status];
  const reference = requestId ? `<p>${wording.requestId} <code>${requestId}</code></p>` : '';
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${hint}</p>${reference}<p><a href="/">${wording.home}</a></p></main></body></html>`;
  return context.html(html, status, { ...headers, 'Cache-Control': 'no-store' });
}
