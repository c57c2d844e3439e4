import type { FixedText } from '#site/articles/fixed-article.ts';
import { bold, doc, heading, linkTo, list, paragraph } from '#site/articles/rich-text.ts';
import { type Agency, call, cnpd, isInLuxembourg, mailTo, owner } from '#site/legal-articles/particulars.ts';
import { pathTable } from '#site/paths/path-table.ts';

const authority = linkTo('belgische Datenschutzbehörde', 'https://www.autoriteprotectiondonnees.be/');
const street = ', rue de la Presse 35, 1000 Brüssel';

export const de = (agency: Agency): FixedText => ({
  title: 'Datenschutzerklärung',
  intro: 'Welche Daten wir von Ihnen haben, wozu, wie lange und was Sie dabei mitzureden haben.',
  body: doc(
    heading(2, 'Wer verantwortlich ist'),
    paragraph(
      `Verantwortlich ist ${owner(agency, 'de')}. Fragen richten Sie an `,
      mailTo(agency),
      ' oder ',
      call(agency),
      '. Einen Datenschutzbeauftragten schreibt uns das Gesetz nicht vor; Ihre Frage beantwortet die Leitung des Büros.',
    ),
    heading(2, 'Wenn Sie die Website besuchen'),
    paragraph(
      'Sie können alles ansehen, ohne zu sagen, wer Sie sind. Füllen Sie ein Formular aus, bewahren wir auf, was Sie schreiben, die Sprache und die Seite, wie Sie auf die Website gekommen sind und welche Fassung dieses Textes Sie gelesen haben, zusammen mit den E-Mails, die daraus folgen. Die Adresse eines Freundes verwenden wir nur für diese eine E-Mail. Den Newsletter erhalten Sie erst, nachdem Sie ihn per E-Mail bestätigt haben, und jeder Link zum Abbestellen wirkt sofort. Gegen Missbrauch zählen wir Einsendungen mit einem unlesbaren Code statt mit Ihrer IP-Adresse.',
    ),
    list(
      [
        bold('Serverprotokoll.'),
        ' Zu jeder abgerufenen Seite notieren wir Uhrzeit, Pfad, Ergebnis und Dauer. Ihre IP-Adresse und Ihre Suchangaben stehen nicht darin. Um zu antworten, verwendet der Server Ihre IP-Adresse wie jede Website; aufbewahrt wird sie nicht.',
      ],
      [
        bold('Sprache, Favoriten und Ihre Wahl zu Cookies'),
        ' bleiben in Ihrem Browser. Näheres in unserer ',
        linkTo('Cookie-Richtlinie', pathTable.cookiePolicy.de),
        '.',
      ],
      [
        bold('Wie oft ein Objekt angesehen wird'),
        ', zählen wir selbst, ohne Cookie, für den Eigentümer (berechtigtes Interesse, Artikel 6 Absatz 1 Buchstabe f DSGVO). Der Server erfährt, welches Objekt Sie ansehen oder sich merken, in welcher Sprache und woher Sie kamen. Um Sie einmal am Tag zu zählen, bildet er aus IP-Adresse und Browser einen unlesbaren Code, mit einem Schlüssel, der täglich wechselt. Nach Mitternacht werden Schlüssel und Codes gelöscht; nur die Zahlen bleiben.',
      ],
      [
        bold('Statistik und Werbung'),
        ': nur mit Ihrer Einwilligung (Artikel 6 Absatz 1 Buchstabe a DSGVO). Sie widerrufen sie unter „Cookie-Einstellungen“ am Ende jeder Seite.',
      ],
      [
        bold('Videos und virtuelle Rundgänge'),
        ' anderer Anbieter werden erst geladen, wenn Sie sie starten oder ihnen in den Cookie-Einstellungen zugestimmt haben.',
      ],
    ),
    heading(2, 'Wenn Sie schreiben, anrufen oder vorbeikommen'),
    paragraph(
      'Dann verwenden wir, was Sie uns geben: Name, Anschrift, Telefon, E-Mail, was Sie suchen oder anbieten und, bei Verkauf oder Vermietung, die nötigen Dokumente.',
    ),
    list(
      [
        bold('Ihre Anfrage, Besichtigung, Bewertung, Ihr Auftrag'),
        ': um einen Vertrag vorzubereiten oder zu erfüllen (Artikel 6 Absatz 1 Buchstabe b DSGVO).',
      ],
      [
        bold('Identität und Nachweise'),
        ': weil Geldwäschegesetz, Steuerrecht und Standesregeln es verlangen (Artikel 6 Absatz 1 Buchstabe c).',
      ],
      [
        bold('Mietbewerber'),
        ': der Nachweis, dass die Miete tragbar ist, damit der Eigentümer wählen kann (Artikel 6 Absatz 1 Buchstaben b und f). Nach Herkunft, Glauben, Gesundheit oder politischer Meinung fragen wir nie.',
      ],
      [
        bold('Beschwerden und Streitfälle'),
        ': unser berechtigtes Interesse, uns verteidigen zu können (Artikel 6 Absatz 1 Buchstabe f).',
      ],
      [
        bold('Eine Kundenstimme auf dieser Website'),
        ': nur mit Ihrer Einwilligung, die Sie jederzeit widerrufen können (Artikel 6 Absatz 1 Buchstabe a).',
      ],
    ),
    paragraph(
      'Verpflichtet sind Sie zu nichts. Ohne Kontaktdaten können wir aber nicht antworten, und ohne Identifizierung dürfen wir keinen Verkauf begleiten. Automatisierte Entscheidungen und Profile gibt es bei uns nicht. Manche Daten erhalten wir von anderen: vom Eigentümer, vom Notar, aus einem öffentlichen Register.',
    ),
    heading(2, 'Wer sie noch sieht'),
    paragraph(
      `Die andere Partei und ihr Notar, soweit Verkauf oder Miete es erfordern; ${isInLuxembourg(agency) ? 'Behörden' : 'Behörden und das IPI'}, wenn das Gesetz es vorschreibt; Versicherer und Anwalt im Streitfall; die Unternehmen, die unsere E-Mails und unsere Website betreiben, als Auftragsverarbeiter mit Vertrag. Wir verkaufen keine Daten. Welche Dienste anderer über diese Website Daten erhalten und ob diese den Europäischen Wirtschaftsraum verlassen, steht in der Tabelle unten.`,
    ),
    heading(2, 'Wie lange'),
    list(
      'Was Sie auf dieser Website hinterlassen und die E-Mails dazu: siehe die Tabelle am Ende.',
      'Anfragen am Telefon oder aus Ihrem eigenen Postfach, aus denen nichts wird: höchstens ein Jahr nach der letzten Nachricht.',
      'Dokumente von Mietbewerbern, die nicht ausgewählt wurden: höchstens drei Monate danach.',
      'Akten zu Verkauf, Vermietung oder Bewertung, samt den Dokumenten nach dem Geldwäschegesetz: zehn Jahre nach Abschluss.',
      'Rechnungen und Buchhaltung: so lange, wie das Steuerrecht es verlangt.',
      'Serverprotokoll: höchstens ein Monat.',
    ),
    heading(2, 'Ihre Rechte'),
    paragraph(
      'Sie können Ihre Daten einsehen, berichtigen, löschen, einschränken oder mitnehmen und einer Verarbeitung widersprechen, die auf unserem Interesse beruht. Eine Einwilligung können Sie widerrufen; was davor geschah, bleibt rechtmäßig. Eine Nachricht genügt, Sie erhalten binnen eines Monats kostenlos Antwort. Einen Identitätsnachweis verlangen wir nur im Zweifel.',
    ),
    paragraph(
      'Sind Sie nicht zufrieden? Dann nimmt Ihre Beschwerde die ',
      ...(isInLuxembourg(agency)
        ? [cnpd, ' in Belvaux entgegen oder, wenn Sie in Belgien wohnen, die ', authority, `${street}.`]
        : [authority, `${street}, entgegen oder, wenn Sie in Luxemburg wohnen, die `, cnpd, ' in Belvaux.']),
    ),
    heading(2, 'Änderungen'),
    paragraph(
      'Ändert sich, was wir tun, so ändern wir zuerst diesen Text. Das Datum oben nennt den letzten Stand.',
    ),
  ),
});
