import { pathTable } from '../../../path-table.ts';
import { fixedArticle } from '../article-row.ts';
import { bold, doc, heading, link, list, paragraph } from '../rich-text.ts';

export const cookiePolicy = fixedArticle(
  { category: 'page', key: 'cookiePolicy', sort: 3 },
  {
    publishedOn: '2026-01-12',
    pictureFile: null,
    texts: {
      nl: {
        title: 'Cookies',
        intro:
          'Deze site meet u niet en volgt u niet. Ze onthoudt drie dingen, alle drie in uw eigen browser.',
        body: doc(
          paragraph(
            'Een cookie is een klein stukje tekst dat een site in uw browser bewaart en dat bij elk bezoek mee teruggestuurd wordt. De lokale opslag van een browser lijkt daarop, met dit verschil: wat erin staat, wordt niet verstuurd.',
          ),
          heading(2, 'Wat we bewaren'),
          list(
            [
              bold('i18next'),
              ' (cookie van deze site): de taal waarin u de site leest, zodat u de volgende keer meteen in die taal uitkomt. Blijft een jaar.',
            ],
            [bold('i18nextLng'), ' (lokale opslag): dezelfde taalkeuze. Blijft tot u ze wist.'],
            [
              bold('gevel.favourites'),
              ' (lokale opslag): de nummers van de panden waarbij u het hartje hebt aangeklikt. Blijft tot u ze wist. Wij krijgen die lijst pas te zien als u uw pagina met favorieten opent of deelt, want dan staan de nummers in het adres.',
            ],
          ),
          paragraph(
            'De eerste twee dienen om de site te tonen in de taal die u gebruikt, de derde bestaat alleen als u zelf een pand bewaart. Daarvoor is geen toestemming nodig, en daarom ziet u hier geen cookiebanner. We gebruiken geen cookies voor statistieken, reclame of sociale media.',
          ),
          heading(2, 'Video’s en virtuele bezoeken'),
          paragraph(
            'Bij sommige panden hoort een film op YouTube of Vimeo, of een virtueel bezoek bij Matterport. Zolang u die niet start, wordt er niets van die diensten geladen. Klikt u erop, dan maakt uw browser verbinding met de dienst die erbij vermeld staat. Die ziet dan uw IP-adres, kan zelf cookies plaatsen en volgt haar eigen beleid.',
          ),
          heading(2, 'Zelf wissen of weigeren'),
          paragraph(
            'In de instellingen van uw browser kunt u cookies en sitegegevens bekijken, wissen en blokkeren. De site blijft werken: u kiest dan alleen opnieuw uw taal en uw favorieten zijn weg.',
          ),
          paragraph(
            'Voegen we ooit iets toe waarvoor uw toestemming nodig is, dan vragen we die vooraf, en kunt u even gemakkelijk weigeren als aanvaarden. Meer over uw gegevens leest u in onze ',
            link('privacyverklaring', pathTable.privacy.nl),
            '.',
          ),
        ),
      },
      fr: {
        title: 'Cookies',
        intro:
          'Ce site ne vous mesure pas et ne vous suit pas. Il retient trois choses, toutes trois dans votre propre navigateur.',
        body: doc(
          paragraph(
            'Un cookie est un petit texte qu’un site dépose dans votre navigateur et que celui-ci renvoie à chaque visite. Le stockage local y ressemble, à une différence près : son contenu n’est pas envoyé.',
          ),
          heading(2, 'Ce qui est conservé'),
          list(
            [
              bold('i18next'),
              ' (cookie de ce site) : la langue dans laquelle vous lisez le site, pour que vous la retrouviez la fois suivante. Durée : un an.',
            ],
            [
              bold('i18nextLng'),
              ' (stockage local) : le même choix de langue. Reste jusqu’à ce que vous l’effaciez.',
            ],
            [
              bold('gevel.favourites'),
              ' (stockage local) : les numéros des biens dont vous avez coché le cœur. Reste jusqu’à ce que vous l’effaciez. Nous ne voyons cette liste que si vous ouvrez ou partagez la page de vos favoris, car les numéros figurent alors dans l’adresse.',
            ],
          ),
          paragraph(
            'Les deux premiers servent à afficher le site dans votre langue ; le troisième n’existe que si vous enregistrez vous-même un bien. Aucun consentement n’est requis pour cela, et c’est pourquoi vous ne voyez pas de bandeau. Nous n’utilisons aucun cookie de statistique, de publicité ou de réseau social.',
          ),
          heading(2, 'Vidéos et visites virtuelles'),
          paragraph(
            'Certains biens sont accompagnés d’un film sur YouTube ou Vimeo, ou d’une visite virtuelle chez Matterport. Tant que vous ne la lancez pas, rien n’est chargé depuis ces services. Quand vous cliquez, votre navigateur se connecte au service indiqué ; celui-ci voit votre adresse IP, peut déposer ses propres cookies et applique sa propre politique.',
          ),
          heading(2, 'Effacer ou refuser'),
          paragraph(
            'Les réglages de votre navigateur permettent de consulter, d’effacer et de bloquer les cookies et les données des sites. Le nôtre continue de fonctionner : il faudra seulement rechoisir la langue, et vos favoris auront disparu.',
          ),
          paragraph(
            'Si nous ajoutons un jour quelque chose qui demande votre accord, nous vous le demanderons d’abord, et refuser sera aussi simple qu’accepter. Pour le reste, voyez notre ',
            link('déclaration de confidentialité', pathTable.privacy.fr),
            '.',
          ),
        ),
      },
      de: {
        title: 'Cookies',
        intro:
          'Diese Website misst Sie nicht und folgt Ihnen nicht. Sie merkt sich drei Dinge, und zwar in Ihrem eigenen Browser.',
        body: doc(
          paragraph(
            'Ein Cookie ist ein kurzer Text, den eine Website in Ihrem Browser ablegt und den dieser bei jedem Besuch zurückschickt. Der lokale Speicher eines Browsers ist ähnlich, nur wird sein Inhalt nicht verschickt.',
          ),
          heading(2, 'Was gespeichert wird'),
          list(
            [
              bold('i18next'),
              ' (Cookie dieser Website): die Sprache, in der Sie lesen, damit Sie beim nächsten Mal gleich dort landen. Bleibt ein Jahr.',
            ],
            [bold('i18nextLng'), ' (lokaler Speicher): dieselbe Sprachwahl. Bleibt, bis Sie sie löschen.'],
            [
              bold('gevel.favourites'),
              ' (lokaler Speicher): die Nummern der Objekte, bei denen Sie das Herz angeklickt haben. Bleibt, bis Sie sie löschen. Wir sehen diese Liste erst, wenn Sie Ihre Favoritenseite öffnen oder teilen, denn dann stehen die Nummern in der Adresse.',
            ],
          ),
          paragraph(
            'Die ersten beiden dienen dazu, die Website in Ihrer Sprache zu zeigen; den dritten Eintrag gibt es nur, wenn Sie selbst etwas merken. Dafür braucht es keine Einwilligung, und darum sehen Sie hier kein Cookie-Banner. Cookies für Statistik, Werbung oder soziale Medien verwenden wir nicht.',
          ),
          heading(2, 'Videos und virtuelle Rundgänge'),
          paragraph(
            'Zu manchen Objekten gibt es einen Film bei YouTube oder Vimeo oder einen Rundgang bei Matterport. Solange Sie ihn nicht starten, wird von diesen Diensten nichts geladen. Klicken Sie darauf, so verbindet sich Ihr Browser mit dem genannten Dienst. Dieser sieht dann Ihre IP-Adresse, kann eigene Cookies setzen und hat eigene Regeln.',
          ),
          heading(2, 'Löschen oder ablehnen'),
          paragraph(
            'In den Einstellungen Ihres Browsers können Sie Cookies und Websitedaten ansehen, löschen und sperren. Die Website funktioniert weiter: Sie wählen nur die Sprache neu, und Ihre Favoriten sind fort.',
          ),
          paragraph(
            'Sollten wir einmal etwas hinzufügen, das Ihre Einwilligung verlangt, fragen wir vorher, und Ablehnen wird so einfach sein wie Zustimmen. Mehr über Ihre Daten steht in unserer ',
            link('Datenschutzerklärung', pathTable.privacy.de),
            '.',
          ),
        ),
      },
      en: {
        title: 'Cookies',
        intro:
          'This site does not measure you and does not follow you. It remembers three things, all of them in your own browser.',
        body: doc(
          paragraph(
            'A cookie is a short text that a site keeps in your browser and that the browser sends back at each visit. The local storage of a browser is much the same, except that what is in it is not sent.',
          ),
          heading(2, 'What is kept'),
          list(
            [
              bold('i18next'),
              ' (a cookie of this site): the language in which you read, so that you arrive in it next time. Kept for a year.',
            ],
            [bold('i18nextLng'), ' (local storage): the same choice of language. Kept until you clear it.'],
            [
              bold('gevel.favourites'),
              ' (local storage): the numbers of the homes whose heart you clicked. Kept until you clear it. We see that list only when you open or share your page of favourites, because the numbers are then part of its address.',
            ],
          ),
          paragraph(
            'The first two serve to show the site in your language; the third exists only when you save a home yourself. None of this needs consent, which is why there is no cookie banner here. We use no cookies for statistics, advertising or social media.',
          ),
          heading(2, 'Videos and virtual tours'),
          paragraph(
            'Some homes come with a film on YouTube or Vimeo, or a virtual tour at Matterport. Until you start it, nothing is loaded from those services. When you click, your browser connects to the service that is named there. It then sees your IP address, may set cookies of its own and has a policy of its own.',
          ),
          heading(2, 'Clearing and refusing'),
          paragraph(
            'The settings of your browser let you see, clear and block cookies and site data. The site goes on working: you only choose your language again, and your favourites are gone.',
          ),
          paragraph(
            'Should we ever add something that needs your consent, we will ask first, and refusing will be as easy as accepting. There is more about your data in our ',
            link('privacy statement', pathTable.privacy.en),
            '.',
          ),
        ),
      },
    },
  },
);
