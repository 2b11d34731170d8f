import type { PageWords } from '../words.ts'

export const privacy: PageWords['privacy'] = {
  documentTitle: 'Datenschutz · Nestling',
  title: 'Was wir aufheben und was nicht',
  lead: 'Hier bauen Kinder. Darum heben wir so wenig wie möglich auf, sagen auf dieser Seite alles davon, und du kannst es mitnehmen oder löschen.',
  yours: {
    title: 'Dein Konto',
    text: 'Du bist als {{username}} angemeldet. Hier bekommst du alles, was über dich aufgehoben ist, in einer Datei.',
    download: 'Alles herunterladen',
    delete: 'Mein Konto löschen',
    visitor:
      'Melde dich an, dann kannst du hier alles herunterladen oder löschen, was über dich aufgehoben ist.',
    logIn: 'Anmelden',
  },
  deletion: {
    title: 'Dein Konto löschen?',
    text: 'Dein Name, deine E-Mail, deine Herzen und deine Urkunden werden sofort gelöscht, deine Welten 30 Tage später. Niemand kann dein Konto zurückholen. Was andere aus deinen Welten gemacht haben, gehört weiter ihnen.',
    password: 'Dein Passwort',
    username: 'Dein Benutzername',
    usePassword: 'Ich habe ein Passwort',
    useUsername: 'Ich bin mit Google gekommen',
    confirm: 'Endgültig löschen',
    done: 'Dein Konto ist gelöscht.',
  },
  sections: {
    short: {
      title: 'Kurz gesagt',
      text: `- Keine Werbung, kein Ausspähen, niemand Drittes: Seiten, Schriften, Bilder und Programme kommen alle von dieser einen Installation.
- Du kannst ohne Konto bauen. Dann bleibt deine Arbeit in deinem Browser.
- Was du machst, ist privat, bis du es veröffentlichst.
- Alles kannst du selbst herunterladen oder löschen, auf dieser Seite.`,
    },
    browser: {
      title: 'Ohne Konto: in deinem Browser',
      text: `Deine Welten, jeder Schritt darin und die Bilder, Klänge und Modelle, die du dazugetan hast, liegen im Speicher dieses Browsers. Deine Farben und welche Tabs offen waren, auch. Wer denselben Browser benutzt, kann das alles sehen. Wenn du die Daten des Browsers löschst, ist es weg.

Wenn du eine Datei ohne Konto hochlädst, damit sie auch auf der Spielseite da ist, liegt sie 7 Tage auf unserem Server.

Wenn du zum ersten Mal über einen Link gekommen bist, der sagt, wo er stand (ein Plakat, ein Rundbrief), merkt sich dein Browser das und schickt es mit, wenn du ein Konto anlegst.

Während du auf die E-Mail mit dem Code für ein neues Passwort wartest, merkt sich dieser Tab die Adresse, die du eingetippt hast, höchstens 10 Minuten lang.`,
    },
    account: {
      title: 'Mit Konto: auf dem Server',
      text: `- Dein Benutzername, wie wir dich nennen sollen, deine E-Mail und was du über dich schreibst. Von deinem Passwort nur ein Fingerabdruck: Niemand kann es lesen, auch wir nicht.
- Deine Welten und jeder Schritt darin mit seiner Uhrzeit, damit sich alles rückgängig machen lässt und nichts verloren geht. Was du veröffentlicht hast, und ein Bild von jeder deiner Welten.
- Dateien, die du hochgeladen hast. Aus Fotos entfernen wir, wo sie aufgenommen wurden.
- Herzen, Punkte, die Tage, an denen du gebaut hast, deine Zeitzone, Schritte in Kursen und Urkunden.
- Wann du dich angemeldet hast und bis wann das gilt, höchstens 30 Tage. Nicht von wo und nicht mit welchem Gerät.
- Einladungen, deine Klassen, Rückmeldungen und Meldungen, die du geschickt hast.

Wer mit einem Klassencode dabei ist, braucht keine E-Mail und keinen echten Namen: Ein Spitzname und drei Geheimbilder genügen.`,
    },
    seen: {
      title: 'Wer es sehen kann',
      text: `- Eine private Welt: du und alle, die du einlädst.
- Eine Welt für deine Klasse: die Klasse und ihre Lehrkraft.
- Eine veröffentlichte Welt: alle, mit deinem Benutzernamen und deinem Profil.
- Deine E-Mail und dein Passwort: niemand.
- Das Team sieht, was ihm gemeldet wurde, und Rückmeldungen an es. Eine Aufnahme deiner Arbeit sieht es nur, wenn du sie selbst mitgeschickt hast.`,
    },
    counted: {
      title: 'Was gezählt wird',
      text: `Wir zählen, wie viele Welten begonnen, gestartet, veröffentlicht und mit Herzen bedacht werden, wie viele Seiten jeder Art geöffnet werden und wie weit alle in den Kursen kommen. Was du schreibst oder baust, gehört nicht dazu. Zahlen von weniger als 10 Leuten bekommt niemand zu sehen.

Die Adresse deines Computers wird einen Augenblick lang benutzt, damit niemand tausend Passwörter durchprobieren kann. Ins Protokoll kommt sie nicht.`,
    },
    cookies: {
      title: 'Cookies',
      text: `Drei, und jeder nur, wenn er gebraucht wird: einer, durch den du angemeldet bleibst (30 Tage), in Klassen einer, an dem ein Browser wiedererkannt wird, der schon einmal hereindurfte (ein halbes Jahr), und einer, der sich die Sprache merkt, wenn du sie umgestellt hast (ein Jahr). Alle gelten nur für diese Seite. Du musst in nichts einwilligen, weil es sonst nichts gibt.`,
    },
    google: {
      title: 'Wenn es einen Google-Knopf gibt',
      text: `Nur wenn du ihn drückst, erfährt Google, dass du dich hier anmeldest, und sagt uns deinen Namen und deine E-Mail dort. Wer ihn nicht drückt, begegnet Google hier nie.`,
    },
    deleting: {
      title: 'Wie lange, und wie du löschst',
      text: `- Eine gelöschte Welt liegt 30 Tage in deinem Papierkorb. Dann ist sie weg, mit allen Schritten.
- Ein gelöschtes Konto: Wer du warst, wird sofort gelöscht, deine Welten 30 Tage später. Was andere aus deinen Welten gemacht haben, gehört weiter ihnen und nennt dich nicht mehr.
- In Sicherungen von denen, die diese Installation betreiben, kann etwas so lange liegen, wie sie aufgehoben werden.
- Eltern können all das für ihr Kind verlangen, Lehrkräfte für ihre Klasse: [Kontakt](/contact).`,
    },
    responsible: {
      title: 'Wer verantwortlich ist',
      text: `Nestling ist ein Programm, das eine Schule, ein Verein oder jemand für sich selbst betreibt. Verantwortlich für das, was hier aufgehoben wird, ist, wer diese Installation betreibt:`,
      unknown:
        'Hier steht noch nicht, wer das ist. Frag die Schule oder die Person, von der du diese Adresse hast.',
    },
  },
}
