import type { ArticleTexts } from '#site/articles/fixed-article.ts';
import { doc, heading, linkTo, paragraph } from '#site/articles/rich-text.ts';
import { pathTable } from '#site/paths/path-table.ts';

/** The list that the page shows below this text is made from site/settings/storage-keys.ts. */
export const cookiePolicy: ArticleTexts = {
  nl: {
    title: 'Cookies op deze site',
    intro:
      'Wat deze site in uw browser bewaart, waarvoor en hoelang. Wat niet strikt nodig is, vraagt eerst uw toestemming.',
    body: doc(
      paragraph(
        'Een cookie is een klein stukje tekst dat een site in uw browser bewaart en dat bij elk bezoek mee teruggestuurd wordt. De lokale opslag en de sessieopslag van een browser lijken daarop, met dit verschil: wat erin staat, wordt niet verstuurd. Onderaan deze pagina staat de volledige lijst.',
      ),
      heading(2, 'Wat altijd mag'),
      paragraph(
        'Uw taal, uw favorieten, de panden die u vergelijkt, de plaats waar u op een pagina was en uw keuze over cookies blijven in uw browser. Zonder zou de site niet doen wat u vraagt, en daarom is er geen toestemming voor nodig. Welke panden u bekeek, wordt alleen bewaard als u dat zelf aanzet. Zo’n lijst krijgen wij pas te zien als u ze opent of deelt, want dan staan de nummers in het adres.',
      ),
      heading(2, 'Wat we tellen zonder cookie'),
      paragraph(
        'Hoe vaak een pand bekeken wordt en hoe vaak het als favoriet bewaard wordt, tellen we zelf. Daarvoor komt er niets in uw browser te staan en gaat er niets naar anderen. De pagina meldt onze server welk pand het is en langs waar u kwam. Daarvoor leest de pagina in uw browser alleen welke pagina of campagne u hierheen bracht, en niets van wat er bewaard is. Een bezoeker telt één keer per dag: daarvoor maakt de server van uw IP-adres en browser een onleesbare code, die na middernacht gewist wordt.',
      ),
      heading(2, 'Wanneer we uw toestemming vragen'),
      paragraph(
        'Alleen voor wat niet nodig is om de site te laten werken, zoals bezoekcijfers, advertenties of video’s van anderen, en alleen als deze site het gebruikt. Wat dat vandaag is, staat onder deze tekst. U kiest voor elk apart.',
      ),
      paragraph(
        'Zolang u niet gekozen hebt, wordt er niets van geladen. Weigeren is even gemakkelijk als aanvaarden, en sluit u de vraag zonder te kiezen, dan geldt dat als geen toestemming.',
      ),
      heading(2, 'Van mening veranderen'),
      paragraph(
        'Vragen we iets, dan staat onderaan elke pagina ‘Cookie-instellingen’. Daar ziet u wat u koos en past u het aan. Trekt u een toestemming in, dan wissen we wat die diensten op deze site bewaarden. Na zes maanden, of als er iets verandert, vragen we het opnieuw.',
      ),
      heading(2, 'Video’s en virtuele rondleidingen'),
      paragraph(
        'Een film of een virtuele rondleiding van een andere dienst start u ook zonder algemene toestemming, telkens met een klik. Die dienst ziet dan uw IP-adres, kan zelf cookies plaatsen en volgt zijn eigen beleid.',
      ),
      heading(2, 'Zelf wissen of weigeren'),
      paragraph(
        'In de instellingen van uw browser kunt u cookies en sitegegevens bekijken, wissen en blokkeren. De site blijft werken. Meer over uw gegevens leest u in ons ',
        linkTo('privacybeleid', pathTable.privacy.nl),
        '.',
      ),
    ),
  },
  fr: {
    title: 'Les cookies de ce site',
    intro:
      'Ce que ce site conserve dans votre navigateur, pourquoi et combien de temps. Ce qui n’est pas indispensable vous demande d’abord votre accord.',
    body: doc(
      paragraph(
        'Un cookie est un petit texte qu’un site dépose dans votre navigateur et que celui-ci renvoie à chaque visite. Le stockage local et le stockage de session y ressemblent, à une différence près : leur contenu n’est pas envoyé. La liste complète se trouve au bas de cette page.',
      ),
      heading(2, 'Ce qui est toujours permis'),
      paragraph(
        'Votre langue, vos favoris, les biens que vous comparez, l’endroit où vous étiez dans une page et votre choix en matière de cookies restent dans votre navigateur. Sans cela, le site ne ferait pas ce que vous demandez ; aucun accord n’est donc requis. Les biens que vous avez regardés ne sont retenus que si vous l’activez vous-même. Nous ne voyons une telle liste que si vous l’ouvrez ou la partagez, car les numéros figurent alors dans l’adresse.',
      ),
      heading(2, 'Ce que nous comptons sans cookie'),
      paragraph(
        'Nous comptons nous-mêmes combien de fois un bien est vu et ajouté aux favoris. Rien n’est déposé pour cela dans votre navigateur, rien n’est transmis à d’autres. La page signale à notre serveur de quel bien il s’agit et d’où vous venez. Dans votre navigateur, elle lit seulement de quelle page ou campagne vous venez, rien de ce qui y est conservé. Un visiteur compte une fois par jour : pour cela, le serveur tire de votre adresse IP et de votre navigateur un code illisible, effacé après minuit.',
      ),
      heading(2, 'Quand nous demandons votre accord'),
      paragraph(
        'Uniquement pour ce qui n’est pas indispensable au site, comme la mesure des visites, la publicité ou les vidéos de tiers, et seulement si ce site s’en sert : la liste est sous ce texte. Vous choisissez pour chaque point.',
      ),
      paragraph(
        'Tant que vous n’avez pas choisi, rien n’en est chargé. Refuser est aussi simple qu’accepter, et fermer la question sans choisir ne vaut pas accord.',
      ),
      heading(2, 'Changer d’avis'),
      paragraph(
        'Si nous vous demandons quelque chose, « Réglages des cookies » figure au bas de chaque page : vous y voyez et modifiez ce que vous avez choisi. Si vous retirez un accord, nous effaçons ce que ces services conservaient sur ce site. Après six mois, ou si quelque chose change, nous vous posons à nouveau la question.',
      ),
      heading(2, 'Vidéos et visites virtuelles'),
      paragraph(
        'Vous pouvez aussi lancer une vidéo ou une visite virtuelle d’un autre service sans accord général, chaque fois d’un clic. Ce service voit alors votre adresse IP, peut déposer ses propres cookies et applique sa propre politique.',
      ),
      heading(2, 'Effacer ou refuser vous-même'),
      paragraph(
        'Les réglages de votre navigateur permettent de consulter, d’effacer et de bloquer les cookies et les données des sites. Le nôtre continue de fonctionner. Pour le reste, voyez notre ',
        linkTo('politique de confidentialité', pathTable.privacy.fr),
        '.',
      ),
    ),
  },
  de: {
    title: 'Cookies auf dieser Website',
    intro:
      'Was diese Website in Ihrem Browser aufbewahrt, wozu und wie lange. Was nicht unbedingt nötig ist, fragt zuerst nach Ihrer Einwilligung.',
    body: doc(
      paragraph(
        'Ein Cookie ist ein kurzer Text, den eine Website in Ihrem Browser ablegt und den dieser bei jedem Besuch zurückschickt. Der lokale Speicher und der Sitzungsspeicher eines Browsers sind ähnlich, nur wird ihr Inhalt nicht verschickt. Die vollständige Liste steht am Ende dieser Seite.',
      ),
      heading(2, 'Was immer erlaubt ist'),
      paragraph(
        'Ihre Sprache, Ihre Favoriten, die Objekte, die Sie vergleichen, die Stelle, an der Sie auf einer Seite waren, und Ihre Wahl zu Cookies bleiben in Ihrem Browser. Ohne sie täte die Website nicht, was Sie verlangen; darum braucht es dafür keine Einwilligung. Welche Objekte Sie angesehen haben, wird nur behalten, wenn Sie das selbst einschalten. Eine solche Liste sehen wir erst, wenn Sie sie öffnen oder teilen, denn dann stehen die Nummern in der Adresse.',
      ),
      heading(2, 'Was wir ohne Cookie zählen'),
      paragraph(
        'Wie oft ein Objekt angesehen und als Favorit gemerkt wird, zählen wir selbst. Dafür wird nichts in Ihrem Browser abgelegt und nichts an andere weitergegeben. Die Seite meldet unserem Server, welches Objekt es ist und woher Sie kamen. Dafür liest die Seite in Ihrem Browser nur, von welcher Seite oder Kampagne Sie kamen, und nichts von dem, was dort aufbewahrt ist. Ein Besucher zählt einmal am Tag: Dazu bildet der Server aus IP-Adresse und Browser einen unlesbaren Code, der nach Mitternacht gelöscht wird.',
      ),
      heading(2, 'Wann wir um Ihre Einwilligung bitten'),
      paragraph(
        'Nur für das, was die Website nicht zum Funktionieren braucht, etwa Besuchsstatistik, Werbung oder Videos von anderen, und nur, wenn diese Website es verwendet. Was das zurzeit ist, steht unter diesem Text. Sie wählen jedes für sich.',
      ),
      paragraph(
        'Solange Sie nicht gewählt haben, wird davon nichts geladen. Ablehnen ist so einfach wie Zustimmen, und wer die Frage schließt, ohne zu wählen, hat nicht zugestimmt.',
      ),
      heading(2, 'Es sich anders überlegen'),
      paragraph(
        'Fragen wir etwas, so steht am Ende jeder Seite „Cookie-Einstellungen“. Dort sehen und ändern Sie Ihre Wahl. Widerrufen Sie eine Einwilligung, so löschen wir, was diese Dienste auf dieser Website aufbewahrt haben. Nach sechs Monaten, oder wenn sich etwas ändert, fragen wir erneut.',
      ),
      heading(2, 'Videos und virtuelle Rundgänge'),
      paragraph(
        'Ein Video oder einen Rundgang eines anderen Dienstes können Sie auch ohne allgemeine Einwilligung starten, jedes Mal mit einem Klick. Der Dienst sieht dann Ihre IP-Adresse, kann eigene Cookies setzen und hat eigene Regeln.',
      ),
      heading(2, 'Selbst löschen oder ablehnen'),
      paragraph(
        'In den Einstellungen Ihres Browsers können Sie Cookies und Websitedaten ansehen, löschen und sperren. Die Website funktioniert weiter. Mehr über Ihre Daten steht in unserer ',
        linkTo('Datenschutzerklärung', pathTable.privacy.de),
        '.',
      ),
    ),
  },
  en: {
    title: 'Cookies on this site',
    intro:
      'What this site keeps in your browser, what for and how long. Whatever is not strictly necessary asks for your consent first.',
    body: doc(
      paragraph(
        'A cookie is a short text that a site keeps in your browser and that the browser sends back at each visit. A browser’s local storage and session storage are much the same, except that what is in them is not sent. The full list is at the foot of this page.',
      ),
      heading(2, 'What is always allowed'),
      paragraph(
        'Your language, your favourites, the properties you compare, where you were on a page and your choice about cookies stay in your browser. Without them the site would not do what you ask, so they need no consent. Which properties you looked at is kept only if you turn that on yourself. We see such a list only when you open or share it, because the numbers are then part of its address.',
      ),
      heading(2, 'What we count without a cookie'),
      paragraph(
        'How often a property is looked at, and how often it is saved as a favourite, we count ourselves. Nothing is put into your browser for it and nothing is passed on to others. The page tells our server which property it is and where you came from. In your browser it reads only which page or campaign led you here, nothing that is kept there. A visitor counts once a day: for that the server makes an unreadable code of your IP address and browser, which is erased after midnight.',
      ),
      heading(2, 'When we ask for your consent'),
      paragraph(
        'Only for what the site does not need in order to work, such as visitor statistics, advertising or videos from others, and only where this site uses it: see the list below this text. You choose each separately.',
      ),
      paragraph(
        'Until you have chosen, nothing of it is loaded. Refusing is as easy as accepting, and closing the question without choosing does not count as consent.',
      ),
      heading(2, 'Changing your mind'),
      paragraph(
        'If we ask for anything, ‘Cookie settings’ is at the foot of every page. It shows what you chose and lets you change it. When you withdraw a consent, we clear what those services kept on this site. After six months, or when something changes, we ask again.',
      ),
      heading(2, 'Videos and virtual tours'),
      paragraph(
        'You can also start a film or a virtual tour of another service without a general consent, with a click each time. That service then sees your IP address, may set cookies of its own and has a policy of its own.',
      ),
      heading(2, 'Clearing and refusing'),
      paragraph(
        'The settings of your browser let you see, clear and block cookies and site data. The site goes on working. There is more about your data in our ',
        linkTo('privacy policy', pathTable.privacy.en),
        '.',
      ),
    ),
  },
};
