import type { PageWords } from '../words.ts'

export const teachers: PageWords['teachers'] = {
  documentTitle: 'Für Lehrkräfte und Coding-Workshops · Nestling',
  title: 'Für Lehrkräfte und Coding-Workshops',
  lead: 'In einer Stunde baut jedes Kind eine Welt, bewegt etwas darin und zeigt sie her. Sie brauchen keine Schulung und die Kinder kein Konto.',
  pictureAlt: 'Ein Baumhaus auf einem Holztablett, mit rotem Drachen, einem Kind und einem Küken',
  start: 'Selbst ausprobieren',
  lessonTitle: 'Eine erste Stunde, 45 Minuten',
  lessonText: 'Ab 8 Jahren. Geht auch zu zweit an einem Gerät.',
  lesson: {
    look: {
      time: '5 min',
      title: 'Anschauen',
      text: 'Zeigen Sie das Baumhaus am Beamer: auf Starten drücken, herumlaufen, Stopp. Alles steht, wo es war. Nichts kann kaputtgehen.',
    },
    place: {
      time: '10 min',
      title: 'Hinstellen',
      text: 'Alle öffnen das Baumhaus und stellen drei Dinge aus dem Regal hinein. Wer fertig ist, dreht sie, macht sie größer, hebt sie an.',
    },
    program: {
      time: '15 min',
      title: 'Programmieren',
      text: 'Ein Ding bekommt drei Blöcke: wenn ich angeklickt werde, sag hallo, gleite irgendwohin. Starten, anklicken, eine Zahl ändern, wieder starten.',
    },
    swap: {
      time: '10 min',
      title: 'Tauschen',
      text: 'Die Kinder wechseln die Plätze, spielen eine fremde Welt und sagen eine Sache, die ihnen gefällt, und eine Idee.',
    },
    keep: {
      time: '5 min',
      title: 'Aufheben',
      text: 'Ohne Konto bleibt die Arbeit im Browser dieses Geräts. Wer zu Hause weitermachen will, speichert sie als Datei oder legt ein Konto an und veröffentlicht sie.',
    },
  },
  sections: {
    needs: {
      title: 'Was Sie brauchen',
      text: `- Irgendeinen Computer, ein Chromebook oder Tablet mit einem aktuellen Browser. Zu installieren ist nichts.
- Internet, wenn sich die Seite zum ersten Mal öffnet. Danach geht die Werkstatt auch ohne auf und bringt die Arbeit später von selbst nach oben.
- Keine E-Mail-Adressen und keine echten Namen.`,
    },
    learn: {
      title: 'Was die Kinder lernen',
      text: `- Raum: drei Achsen, Drehen, Größen, was vorn ist und was hinten.
- Programmieren: Ereignisse, Reihenfolge, Schleifen, Bedingungen, Variablen, Nachrichten; erst mit Blöcken, dann im selben Projekt mit JavaScript. Jeder Blockstapel zeigt das JavaScript, das er bedeutet.
- Fehler finden: Fehler stehen in Worten da und führen zum Block oder zur Zeile; Schritt für Schritt anhalten; zehn Sekunden zurück.
- Etwas für andere machen, und weiterbauen, was andere gemacht haben.`,
    },
    together: {
      title: 'Gemeinsam',
      text: `Mehrere Kinder können gleichzeitig in einer Welt bauen. Alle sehen, wer wo ist und was jemand in der Hand hat, und machen nur das rückgängig, was sie selbst getan haben.

Eine Klasse hat einen Code: Damit kommen die Kinder herein, mit einem Spitznamen und drei Geheimbildern. Sie sehen, wer da ist, schauen in die Welten, während sie entstehen, und bestimmen, was auch andere sehen dürfen. Wer dieses Nestling betreibt, macht Sie zur Lehrkraft; dann hat Ihre [Übersicht](/dashboard) einen Knopf „Neue Klasse“.`,
    },
    see: {
      title: 'Sehen, was sie gemacht haben',
      text: `Der Verlauf zeigt jeden Schritt mit Namen und Uhrzeit. Mit dem Schieber gehen Sie zu jedem Augenblick zurück und holen wieder, was verloren ging. Eine Aufnahme lässt sich speichern und anschauen: Wie ist diese Welt entstanden?`,
    },
    safe: {
      title: 'Sicher',
      text: `Privat, bis jemand veröffentlicht. Kein Chat mit Fremden, keine Werbung, niemand Drittes. Namen und Texte werden auf verletzende Wörter geprüft. Alles dazu steht auf der [Seite zum Datenschutz](/privacy).`,
    },
    own: {
      title: 'Auf dem eigenen Rechner der Schule',
      text: `Nestling ist kostenlos und offen (MIT-Lizenz). Eine Schule kann es auf einem eigenen kleinen Computer betreiben, dann verlassen keine Daten das Haus: Im Handbuch steht auf der Seite „Run it for a school“, wie das geht. Fragen Sie uns: [Kontakt](/contact).`,
    },
  },
}
