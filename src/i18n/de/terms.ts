import type { PageWords } from '../words.ts'

export const terms: PageWords['terms'] = {
  documentTitle: 'Nutzungsregeln · Nestling',
  title: 'Wie wir hier miteinander umgehen',
  lead: 'Das sind die Regeln von Nestling. Sie sind kurz, damit alle sie lesen können. Wenn du ein Kind bist, lies sie einmal mit Erwachsenen.',
  sections: {
    yours: {
      title: 'Was du machst, gehört dir',
      text: `Alle Rechte an deinen Welten bleiben bei dir. Wenn du eine veröffentlichst, dürfen alle hier sie spielen, hineinschauen, sie kopieren und darauf weiterbauen. Jeder Remix sagt, von wem die Idee war. Du kannst eine Welt jederzeit zurücknehmen; Remixe, die es dann schon gibt, bleiben.`,
    },
    kind: {
      title: 'Sei freundlich',
      text: `- Niemand wird ausgelacht, bedroht oder ausgeschlossen, in keiner Welt, keinem Namen und keiner Beschreibung.
- Nichts, was kleinen Kindern mit Absicht Angst macht, kein Hass, kein Blutvergießen, nichts mit Sex.
- Keine echten Namen, Adressen, Telefonnummern, Schulen oder Fotos von Menschen, nicht deine und nicht die von anderen.`,
    },
    others: {
      title: 'Nimm, was du nehmen darfst',
      text: `Lade Bilder, Klänge und Modelle nur hoch, wenn du sie selbst gemacht hast oder wenn es erlaubt ist. Die Modelle, Welten und Klänge, die in Nestling stecken, darfst du in deinen Welten benutzen, wie du willst.`,
    },
    programs: {
      title: 'Programme, die nichts kaputt machen',
      text: `Programme laufen nur in ihrer Welt. Versuch nicht, daraus auszubrechen, an fremde Sachen zu kommen oder die Seite für andere lahmzulegen. Wenn du eine Lücke gefunden hast, sag sie uns: [Kontakt](/contact). Das ist kein Unfug, das hilft.`,
    },
    report: {
      title: 'Wenn etwas nicht in Ordnung ist',
      text: `Drück bei einer Welt oder einem Profil auf Melden. Unser Team schaut es sich an, und wer es gemacht hat, erfährt nicht, wer du bist. Das Team kann eine Welt verbergen oder löschen und ein Profil mit allen seinen Welten verbergen. Wer das für einen Irrtum hält, kann es [sagen](/contact).`,
    },
    age: {
      title: 'Wie alt du sein musst',
      text: `Ohne Konto darfst du in jedem Alter bauen. Für ein eigenes Konto mit E-Mail brauchst du die Erlaubnis deiner Eltern, wenn du unter 16 bist. In einer Klasse hat die Schule danach gefragt: Du kommst mit einem Klassencode herein, ohne E-Mail.`,
    },
    promise: {
      title: 'Was wir versprechen und was nicht',
      text: `Nestling kostet hier nichts. Wir tun unser Bestes, damit es läuft und nichts verloren geht: Jeder Schritt wird sofort aufgehoben. Trotzdem gibt es keine Garantie. Speichere ab und zu als Datei, was dir wichtig ist: in der Werkstatt unter Datei.`,
    },
    changes: {
      title: 'Wenn sich die Regeln ändern',
      text: `Dann steht es hier. Regeln, die deine Daten betreffen, ändern sich auch auf der [Seite zum Datenschutz](/privacy).`,
    },
  },
}
