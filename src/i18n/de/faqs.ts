import type { PageWords } from '../words.ts'

export const faqs: PageWords['faqs'] = {
  documentTitle: 'Fragen und Antworten · Nestling',
  title: 'Fragen und Antworten',
  lead: 'Was Kinder, Eltern und Lehrkräfte uns fragen.',
  more: 'Deine Frage ist nicht dabei?',
  write: 'Schreib uns',
  groups: {
    begin: 'Anfangen',
    build: 'Bauen und programmieren',
    keep: 'Aufheben und wiederfinden',
    show: 'Zeigen und teilen',
    grownUps: 'Für Erwachsene',
  },
  questions: {
    account: {
      title: 'Brauche ich ein Konto?',
      text: `Nein. Bauen, programmieren und spielen kannst du ohne. Du brauchst eins, um eine Welt zu veröffentlichen, Herzen zu geben, eine Kopie einer fremden Welt aufzuheben und mit Freunden gemeinsam zu bauen.`,
    },
    cost: { title: 'Kostet das etwas?', text: `Nein, und Werbung gibt es auch nicht.` },
    device: {
      title: 'Welches Gerät brauche ich?',
      text: `Einen Laptop, ein Chromebook, ein Tablet oder ein Handy mit einem aktuellen Browser. Bauen geht am leichtesten mit Maus und Tastatur, spielen überall. Für VR braucht es eine Brille, deren Browser WebXR kann, für AR ein Handy oder Tablet mit Kamera.`,
    },
    age: {
      title: 'Wie alt sollte ich sein?',
      text: `Ab etwa acht schaffst du es allein. Jüngere bauen mit jemandem daneben.`,
    },
    blocks: {
      title: 'Blöcke oder JavaScript?',
      text: `Beides. Ein Tab ist entweder Blöcke oder JavaScript. Blöcke zeigen dir immer das JavaScript, das sie bedeuten, und „In JavaScript umwandeln“ macht daraus einen neuen Tab; deine Blöcke bleiben.`,
    },
    own: {
      title: 'Kann ich eigene Bilder, Klänge und Modelle benutzen?',
      text: `Ja: Zieh sie einfach in die Werkstatt. Bilder (PNG, JPEG, WebP), Klänge (MP3, OGG, WAV, M4A), Videos (MP4, WebM) und Modelle (GLB), jedes höchstens 20 MB. Nimm nur, was du selbst gemacht hast oder benutzen darfst.`,
    },
    stuck: {
      title: 'Mein Programm tut nichts. Oder nicht, was ich will.',
      text: `Schau unten in die Konsole: Dort stehen Fehler in Worten. Mit dem Käfer gehst du Schritt für Schritt durch deinen Code, und ein Klick neben eine Zeile hält dort an. Lose Blöcke, die unter keinem „wenn …“ hängen, tun nichts.`,
    },
    loop: {
      title: 'Meine Welt steht still.',
      text: `Wahrscheinlich hört eine Schleife nie auf. Nestling merkt das nach einem Augenblick, sagt, in welchem Tab und welcher Zeile es war, und öffnet die Welt, ohne sie zu starten. Verloren ist nichts.`,
    },
    lost: {
      title: 'Wo ist meine Welt?',
      text: `Ohne Konto ist sie in dem Browser, in dem du sie gebaut hast: Öffne denselben Anfang noch einmal, dann geht sie weiter. Mit Konto ist sie bei deinen Projekten, auf jedem Gerät. Was du gelöscht hast, liegt 30 Tage in deinem Papierkorb.`,
    },
    saved: {
      title: 'Muss ich speichern?',
      text: `Nein. Jeder Schritt wird sofort aufgehoben; oben steht, wo: auf diesem Gerät oder auch auf dem Server. Der „Verlauf“ holt jeden Augenblick zurück.`,
    },
    offline: {
      title: 'Geht es ohne Internet?',
      text: `Die Werkstatt ja, wenn sie vorher schon einmal offen war. Was du gemacht hast, geht von selbst nach oben, sobald es wieder eine Verbindung gibt. Veröffentlichen muss bis dahin warten.`,
    },
    password: {
      title: 'Ich habe mein Passwort vergessen.',
      text: `Drück auf Anmelden und dann auf Passwort vergessen, dann bekommst du einen Code per E-Mail. Wenn du in einer Klasse bist und mit Geheimbildern hereinkommst, frag deine Lehrerin oder deinen Lehrer.`,
    },
    publish: {
      title: 'Wer kann meine Welt sehen?',
      text: `Nur du und alle, die du eingeladen hast, bis du auf Veröffentlichen drückst. Was du danach änderst, ist auch erst einmal privat, bis du auf Auffrischen drückst.`,
    },
    code: {
      title: 'Wie zeige ich sie auf einem anderen Gerät?',
      text: `Veröffentliche sie, dann Teilen: ein Link, ein QR-Code und sechs Zeichen, die man hinter /play/ tippt.`,
    },
    remix: {
      title: 'Jemand hat meine Welt geremixt!',
      text: `Das ist ein Lob. Dein Name bleibt daran stehen, weil die Idee von dir ist. Deine eigene Welt ändert sich nicht.`,
    },
    safe: {
      title: 'Ist das sicher für mein Kind?',
      text: `Welten sind erst einmal privat, es gibt keinen Chat mit Fremden, und niemand Drittes erfährt etwas. Namen und Texte werden geprüft, alles lässt sich melden, und ein Team schaut sich Meldungen an. Was gespeichert wird, steht auf der [Seite zum Datenschutz](/privacy).`,
    },
    data: {
      title: 'Wie bekomme oder lösche ich die Daten meines Kindes?',
      text: `Angemeldet auf der [Seite zum Datenschutz](/privacy): alles herunterladen oder das Konto löschen. Oder [schreiben Sie uns](/contact).`,
    },
    school: {
      title: 'Kann meine Schule das benutzen?',
      text: `Ja. Auf der [Seite für Lehrkräfte](/teachers) stehen eine erste Stunde, was man braucht, und wie eine Schule es auf dem eigenen Computer betreibt.`,
    },
  },
}
